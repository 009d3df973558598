import { id, list, object, text } from './json';

export interface AddedExecutor {
  executor: string;
  host: string;
  cores: number | null;
  gpus: number | null;
}

/** The executor of a line with a SparkListenerExecutorAdded. Throws SyntaxError if it is not JSON. */
export function readExecutorAdded(line: string): AddedExecutor {
  const event = object(JSON.parse(line));
  const info = object(event['Executor Info']);
  const gpu = object(object(info.Resources).gpu);
  return {
    executor: text(event['Executor ID']),
    host: text(info.Host),
    cores: id(info['Total Cores']),
    gpus: 'addresses' in gpu ? list(gpu.addresses).length : null,
  };
}

interface BlockManager {
  executor: string;
  onHeapBytes: number | null;
  offHeapBytes: number | null;
}

/** The memory of a line with a SparkListenerBlockManagerAdded. Throws SyntaxError if it is not JSON. */
export function readBlockManager(line: string): BlockManager {
  const event = object(JSON.parse(line));
  return {
    executor: text(object(event['Block Manager ID'])['Executor ID']),
    onHeapBytes: id(event['Maximum Onheap Memory']),
    offHeapBytes: id(event['Maximum Offheap Memory']),
  };
}

import { createComparer } from './comparer';
import type { CompareRequest } from './messages';

const answer = createComparer((message) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<CompareRequest>) => {
  answer(data);
};

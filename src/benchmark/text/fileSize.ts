import { formatNumber, formatShare } from './numbers';

/** Bytes as "43.5 MB" or "12 KB"; a megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1e6) return `${formatNumber(Math.max(1, bytes / 1e3))} KB`;
  return `${formatNumber(bytes / 1e6, 1)} MB`;
}

/** "18.3 of 43.5 MB, 42%". */
export function formatProgress(read: number, size: number): string {
  const share = size === 0 ? 1 : read / size;
  return `${formatNumber(read / 1e6, 1)} of ${formatNumber(size / 1e6, 1)} MB, ${formatShare(share, 0)}`;
}

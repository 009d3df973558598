import { createComparisonWorker } from './answerRequests';
import type { CompareRequest } from './messages';

const answer = createComparisonWorker((message) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<CompareRequest>) => {
  answer(data);
};

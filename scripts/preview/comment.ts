import { readFileSync } from 'node:fs';
import { pullRequestNumber } from './address.ts';
import type { Run } from './claim.ts';
import { notice, Refused, readOptions, runStep, variable, warn } from './command.ts';
import { github, githubList } from './github.ts';
import { type Comment, commentBody, ownComment } from './sticky.ts';
import { readSummary, safeMarkdown } from './summary.ts';

async function writeComment(number: number, body: string): Promise<void> {
  const existing = ownComment(await githubList<Comment>(`/issues/${number}/comments`));
  if (existing) await github(`/issues/comments/${existing.id}`, 'PATCH', { body });
  else await github(`/issues/${number}/comments`, 'POST', { body });
  notice(existing ? 'the comment is updated' : 'the comment is written');
}

/** Creates or updates the comment of a preview. If GitHub refuses it, prints a warning, and the step succeeds. */
async function comment(): Promise<void> {
  const { number, address, built, summary } = readOptions('number', 'address', 'built', 'summary');
  const pullRequest = pullRequestNumber(number);
  const event = JSON.parse(readFileSync(variable('GITHUB_EVENT_PATH'), 'utf8')) as { workflow_run: Run };
  const summaryText = readSummary(summary);
  const safe = summaryText && { ...summaryText, text: safeMarkdown(summaryText.text, address) };
  try {
    await writeComment(pullRequest, commentBody(address, event.workflow_run.head_sha, safe, built === 'yes'));
  } catch (error) {
    if (error instanceof Refused) throw error;
    warn(`the comment could not be written: ${(error as Error).message}`);
  }
}

void runStep(comment);

import type {RootContent} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item';
import {toMarkdown} from 'mdast-util-to-markdown';

const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), gfmTaskListItemToMarkdown()];

/** A tree of Markdown as text, without a line break at its end. */
export function markdownText(children: readonly RootContent[]): string {
  return toMarkdown({type: 'root', children: [...children]}, {bullet: '-', rule: '-', extensions}).trimEnd();
}

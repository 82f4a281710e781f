import {type ReactNode, useEffect} from 'react';
import Heading from '@theme/Heading';
import {announceContent} from '@site/src/components/ui/announceContent';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import type {Step, StepPart} from './guide';

/** A paragraph, or a command that looks and behaves like those on pages. */
function Part({part}: {readonly part: StepPart}): ReactNode {
  return typeof part === 'string' ? (
    <p>
      <InlineMarkdown text={part} />
    </p>
  ) : (
    <div className="code-block language-bash" translate="no">
      {/* What scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="thin-scrollbar" tabIndex={0} role="group" aria-label="Code in bash">
        <code>{part.run}</code>
      </pre>
    </div>
  );
}

interface Props {
  readonly steps: readonly Step[];
}

/** What to do with the files, from the archive to the backup. */
export default function Steps({steps}: Props): ReactNode {
  // Blocks come and go with the answers, after the page has added the buttons to its own.
  useEffect(announceContent, [steps]);
  return (
    <ol data-unsearched="">
      {steps.map(({title, parts}) => (
        <li key={title}>
          <Heading as="h4">{title}</Heading>
          {parts.map((part) => (
            <Part key={typeof part === 'string' ? part : part.run} part={part} />
          ))}
        </li>
      ))}
    </ol>
  );
}

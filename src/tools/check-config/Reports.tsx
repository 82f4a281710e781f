import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {severityLabels} from '@site/src/lib/reference/checkKinds';
import formStyles from '@site/src/components/form/Form.module.css';
import {useCopy} from '@site/src/components/form/useCopy';
import styles from '@site/src/components/paste/Findings.late.module.css';
import LimitedList from '@site/src/components/paste/LimitedList';
import {pasteField, replaceText} from '@site/src/components/paste/pasteField';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import {check} from './check';
import type {CheckResult, Report} from './checkConfig';
import {showLine} from './showLine';

function Finding({report}: {readonly report: Report}): ReactNode {
  const {line, severity, message, reason, fix, href, isCorrected} = report;
  return (
    <li className={styles.finding}>
      <Heading as="h3">
        <span className={severity === 'error' ? styles.severe : undefined}>{severityLabels[severity]}</span>,
        line {line}: <InlineMarkdown text={message} />
      </Heading>
      <p>
        <InlineMarkdown text={reason} />
      </p>
      <p>
        <strong>What to do:</strong> <InlineMarkdown text={fix} />
        {isCorrected && ' The corrected file includes this change.'}
      </p>
      <div className={formStyles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          onClick={({currentTarget}) => {
            showLine(pasteField(currentTarget), line);
          }}
        >
          Go to line {line}
        </button>
        <Link to={href}>Read more</Link>
      </div>
    </li>
  );
}

interface CorrectedProps {
  readonly text: string;
  readonly count: number;
}

/** The corrected form of what's in a box now: its reader may have gone on editing. */
function correctedIn({value}: HTMLTextAreaElement): string {
  return check(value).corrected ?? value;
}

/**
 * The corrected file isn't shown, because it contains the file's secrets: readers copy it, or it replaces the text in
 * the box.
 */
function Corrected({text, count}: CorrectedProps): ReactNode {
  const {status, copy} = useCopy(text, 'Replace the text in the box, and copy it from there.');
  return (
    <div className={styles.finding}>
      <Heading as="h3">Corrected file</Heading>
      <p>
        {count === 1 ? 'One finding' : `${count} findings`} can be corrected automatically. Everything else
        stays as you wrote it, including comments and secrets.
      </p>
      <div className={formStyles.buttons}>
        <button
          type="button"
          className="button button--primary"
          onClick={({currentTarget}) => {
            const field = pasteField(currentTarget);
            void copy(field ? correctedIn(field) : text);
          }}
        >
          Copy the corrected file
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={({currentTarget}) => {
            const field = pasteField(currentTarget);
            if (field) {
              replaceText(field, correctedIn(field));
              field.form?.requestSubmit();
            }
          }}
        >
          Replace the text in the box
        </button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
}

interface Props {
  readonly result: CheckResult;
}

/** What's wrong with a file, line by line, and how to get the corrected one. */
export default function Reports({result: {reports, corrected}}: Props): ReactNode {
  return (
    <div>
      {corrected !== undefined && (
        <Corrected
          key={corrected}
          text={corrected}
          count={reports.filter(({isCorrected}) => isCorrected).length}
        />
      )}
      <LimitedList as="ol" items={reports} className={styles.findings}>
        {(report, index) => <Finding key={index} report={report} />}
      </LimitedList>
    </div>
  );
}

import {type ReactNode, useMemo, useState} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import formStyles from '@site/src/components/form/Form.module.css';
import OutputFile from '@site/src/components/form/OutputFile';
import {saveFile} from '@site/src/components/form/saveFile';
import {useStatus} from '@site/src/components/form/useStatus';
import type {Answers} from './answers';
import {packArchive} from './archive';
import {buildFiles, emptyFolders, guideFile} from './buildFiles';
import {archiveName, guideSteps} from './guide';
import {describeInstallation} from './installation';
import {hiddenSecrets, type Secrets, withoutPassword} from './secrets';
import Steps from './Steps';

interface Props {
  /** Tidied and valid. */
  readonly answers: Answers;
  /** `undefined` on the server, which doesn't create any. */
  readonly secrets: Secrets | undefined;
  readonly onFreshSecrets: () => void;
}

/** The files, to copy or to download one by one or all at once, and the steps that follow. */
export default function Results({answers, secrets, onFreshSecrets}: Props): ReactNode {
  const [areShown, setShown] = useState(false);
  const {status, setStatus} = useStatus(answers);
  const steps = useMemo(() => guideSteps(answers), [answers]);
  const files = buildFiles(answers, secrets);
  const shown = areShown ? files : buildFiles(withoutPassword(answers), secrets && hiddenSecrets);
  const saveAll = (): void => {
    const archive = packArchive([...files, guideFile(answers)], emptyFolders(answers), new Date());
    saveFile(archiveName, archive);
    setStatus(`Saved ${archiveName} with ${files.length + 1} files to your downloads folder.`);
  };
  return (
    <>
      <Heading as="h3">Files</Heading>
      <p>
        <InlineMarkdown text={describeInstallation(answers)} />
      </p>
      <div className={clsx(formStyles.buttons, 'margin-bottom--sm')} data-control="">
        <button type="button" className="button button--primary" onClick={saveAll}>
          Download all files
        </button>
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={areShown}
          onClick={() => setShown(!areShown)}
        >
          Show secrets
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            onFreshSecrets();
            setStatus('New secrets generated.');
          }}
        >
          Generate new secrets
        </button>
      </div>
      <p role="status">{status}</p>
      {shown.map((file, index) => (
        <OutputFile key={file.name} {...file} content={files[index]?.text} />
      ))}
      <Heading as="h3">Steps</Heading>
      <Steps steps={steps} />
    </>
  );
}

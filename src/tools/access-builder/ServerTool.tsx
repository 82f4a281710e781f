import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import BuilderForm from '@site/src/components/form/BuilderForm';
import {namesOf} from '@site/src/components/form/fieldFacts';
import OutputFile from '@site/src/components/form/OutputFile';
import {useFields} from '@site/src/components/form/useFields';
import {useValues} from '@site/src/your-values/useValues';
import {
  accountCommands,
  hostCheckCommands,
  hostFiles,
  keyCommands,
  polkitFile,
  remoteCheckCommands,
  type ServerAccess,
  sudoersFile,
} from './serverAccess';
import {defaultServerFields, serverAccess, serverFacts} from './serverFields';

function Files({access}: {readonly access: ServerAccess}): ReactNode {
  const {sudoers, polkit} = hostFiles(access);
  const sudoersText = sudoersFile(access);
  const polkitText = polkitFile(access);
  return (
    <>
      {access.docker === 'group' && (
        <Admonition type="warning" title="The docker group is equivalent to root">
          <p>
            Everyone who can run actions in the console can then become root on this host, because a container
            can mount the host&apos;s whole disk.
          </p>
        </Admonition>
      )}
      <OutputFile name="Commands for your computer" text={keyCommands(access)} isSaved={false}>
        Replace the first two values. The file without .pub is the private key, which you upload to the
        console.
      </OutputFile>
      <OutputFile name="Commands for the host" text={accountCommands(access)} isSaved={false}>
        Run them as the account that you copied the public key to.
      </OutputFile>
      {sudoersText !== undefined && (
        <OutputFile name={sudoers} text={sudoersText} isSaved={false}>
          Open the file with <code translate="no">{`sudo visudo -f ${sudoers}`}</code>, which rejects syntax
          errors, and paste this.
        </OutputFile>
      )}
      {polkitText !== undefined && (
        <OutputFile name={polkit} text={polkitText}>
          Save the file as root. It takes effect without a restart.
        </OutputFile>
      )}
      <OutputFile name="Commands for the check on the host" text={hostCheckCommands(access)} isSaved={false}>
        They show the account&apos;s groups, its key, and everything that it can run with sudo.
      </OutputFile>
      <OutputFile
        name="Commands for the check from the backend"
        text={remoteCheckCommands(access)}
        isSaved={false}
      >
        Run them on the machine that runs the backend, in the folder that contains the private key.
      </OutputFile>
    </>
  );
}

/**
 * Asks what the console may do on a host, and generates the account, the key, and the files that allow exactly that.
 */
export default function ServerTool(): ReactNode {
  const {'ssh-user': account, login} = useValues();
  const {fields, isValid, field, status} = useFields({
    name: 'server',
    first: {...defaultServerFields, account, login},
    facts: serverFacts,
  });
  return (
    <>
      <BuilderForm aria-label="Access to a server">{namesOf(serverFacts).map(field)}</BuilderForm>
      {status}
      {isValid && <Files access={serverAccess(fields)} />}
    </>
  );
}

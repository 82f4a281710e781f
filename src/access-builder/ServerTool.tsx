import {type ReactNode, useState} from 'react';
import CheckField from '@site/src/components/form/CheckField';
import ChoiceField from '@site/src/components/form/ChoiceField';
import formStyles from '@site/src/components/form/Form.module.css';
import OutputFile from '@site/src/components/form/OutputFile';
import TextField from '@site/src/components/form/TextField';
import Faults from './Faults';
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
import {
  defaultServerFields,
  exampleAddress,
  serverAccess,
  type ServerField,
  type ServerFields,
  serverFaults,
} from './serverFields';

const labels: Readonly<Record<ServerField, string>> = {
  account: 'Account on the host',
  addresses: 'Addresses of the backend',
  dockerPath: 'Path of docker',
  containers: 'Containers to start and stop',
  units: 'Systemd units',
};

function Files({access}: {readonly access: ServerAccess}): ReactNode {
  const {sudoers, polkit} = hostFiles(access);
  const sudoersText = sudoersFile(access);
  const polkitText = polkitFile(access);
  return (
    <>
      <OutputFile name="Commands for your computer" text={keyCommands(access)} isSaved={false}>
        Replace the first two values. The file without .pub is the private key, which goes into the console.
      </OutputFile>
      <OutputFile name="Commands for the host" text={accountCommands(access)} isSaved={false}>
        Run them with the account to which you copied the public key.
      </OutputFile>
      {sudoersText !== undefined && (
        <OutputFile name={sudoers} text={sudoersText} isSaved={false}>
          Open the file with <code>sudo visudo -f {sudoers}</code>, which refuses mistakes, and paste this.
        </OutputFile>
      )}
      {polkitText !== undefined && (
        <OutputFile name={polkit} text={polkitText}>
          Save the file as root. It takes effect without a restart.
        </OutputFile>
      )}
      <OutputFile name="Commands for the check on the host" text={hostCheckCommands(access)} isSaved={false}>
        They show the account&apos;s groups, its key, and everything that it may run with sudo.
      </OutputFile>
      <OutputFile
        name="Commands for the check from the backend"
        text={remoteCheckCommands(access)}
        isSaved={false}
      >
        Run them on the machine that runs the backend, in the folder of the private key.
      </OutputFile>
    </>
  );
}

/** Asks what the console may do on a host, and shows the account, the key, and the files that allow exactly that. */
export default function ServerTool(): ReactNode {
  const [fields, setFields] = useState(defaultServerFields);
  const faults = serverFaults(fields);
  const change = (changes: Partial<ServerFields>): void => setFields((last) => ({...last, ...changes}));
  const text = (name: ServerField, hint: string): ReactNode => (
    <TextField
      label={labels[name]}
      value={fields[name]}
      onChange={(value) => change({[name]: value})}
      hint={hint}
      error={faults[name]}
    />
  );
  const hasUnits = fields.units.trim() !== '';
  return (
    <>
      <form
        className={formStyles.form}
        aria-label="Access to a server"
        onSubmit={(event) => event.preventDefault()}
      >
        {text('account', 'An account that exists only for the console.')}
        {text(
          'addresses',
          fields.addresses.includes(exampleAddress)
            ? `${exampleAddress} is an example. Enter the address from which the host sees the backend connect.`
            : 'The key works from nowhere else. Leave the field empty to allow every address.',
        )}
        <ChoiceField
          label="Docker"
          choices={[
            {value: 'sudo', name: 'Sudo for single commands, without container logs'},
            {value: 'group', name: 'The docker group, with container logs'},
            {value: 'none', name: 'No Docker on this host, only units'},
          ]}
          value={fields.docker}
          onChange={(docker) => change({docker})}
          hint={
            fields.docker === 'group'
              ? 'Warning: whoever is in the docker group can become root on this host.'
              : 'Container logs work only with the docker group.'
          }
        />
        <CheckField
          label="Start and stop"
          checked={fields.control}
          onChange={(control) => change({control})}
          hint="Without it, the console shows the status only."
        />
        {fields.docker === 'sudo' && text('dockerPath', 'The host prints it with "command -v docker".')}
        {fields.docker === 'sudo' &&
          fields.control &&
          text('containers', 'With commas or spaces between them. An empty field allows all of them.')}
        {text('units', "With their suffix. Leave the field empty if you don't watch any.")}
        {hasUnits && fields.control && (
          <ChoiceField
            label="How units are started and stopped"
            choices={[
              {value: 'polkit', name: 'With a polkit rule'},
              {value: 'sudo', name: 'With sudo, on hosts without polkit'},
            ]}
            value={fields.unitRights}
            onChange={(unitRights) => change({unitRights})}
            hint='The host has polkit if "pkaction --version" prints a version.'
          />
        )}
        {hasUnits && (
          <CheckField
            label="Read the journal"
            checked={fields.journal}
            onChange={(journal) => change({journal})}
            hint="The group systemd-journal reads the messages of all units, not only of those above."
          />
        )}
      </form>
      <Faults labels={labels} faults={faults} />
      {Object.keys(faults).length === 0 && <Files access={serverAccess(fields)} />}
    </>
  );
}

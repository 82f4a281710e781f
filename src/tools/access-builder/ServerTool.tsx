import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import BuilderForm from '@site/src/components/form/BuilderForm';
import {namesOf} from '@site/src/components/form/fieldFacts';
import OutputFile from '@site/src/components/form/OutputFile';
import {useFields} from '@site/src/components/form/useFields';
import {useValues} from '@site/src/your-values/useValues';
import {accessFiles} from './serverAccess';
import {defaultServerFields, serverFacts} from './serverFields';

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
      {isValid && fields.docker === 'group' && (
        <Admonition type="warning" title="The docker group is equivalent to root">
          <p>
            Everyone who can run actions in the console can then become root on this host, because a container
            can mount the host&apos;s whole disk.
          </p>
        </Admonition>
      )}
      {isValid && accessFiles(fields).map((file) => <OutputFile key={file.name} {...file} />)}
    </>
  );
}

import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import BuilderForm from '@site/src/components/form/BuilderForm';
import OutputFile from '@site/src/components/form/OutputFile';
import {useFields} from '@site/src/components/form/useFields';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import {useValues} from '@site/src/your-values/useValues';
import styles from './AlertTester.late.module.css';
import {endCommand, sendCommand} from './command';
import {fieldUses, shownParts} from './describe';
import {alertFacts} from './faults';
import {alertFields, type AlertInput, defaultInput} from './fields';
import {receive} from './receive';

function Fields({input}: {readonly input: AlertInput}): ReactNode {
  return (
    <ScrollableTable className={styles.fields} aria-label="What happens to each field">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Sent</th>
          <th scope="col">What happens to it</th>
        </tr>
      </thead>
      <tbody>
        {fieldUses(input).map(({name, value, use, isIgnored}) => (
          <tr key={name}>
            <td>
              <code translate="no">{name}</code>
            </td>
            <td>{value === '' ? 'Empty' : <code translate="no">{value}</code>}</td>
            <td>
              {isIgnored && (
                <>
                  <strong>Ignored.</strong>{' '}
                </>
              )}
              <InlineMarkdown text={use} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function Shown({input}: {readonly input: AlertInput}): ReactNode {
  const alert = receive(input);
  if (alert === undefined) {
    return (
      <p>
        The active alert with the ID <code translate="no">{input.incident_id}</code> moves to{' '}
        <strong translate="no">Archived</strong> as <code translate="no">resolved</code>. If there isn&apos;t
        one, nothing happens, and the response is the same.
      </p>
    );
  }
  return (
    <ScrollableTable aria-label="What the console shows">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">In the console</th>
        </tr>
      </thead>
      <tbody>
        {shownParts(alert).map(({part, shown}) => (
          <tr key={part}>
            <td>{part}</td>
            <td>
              <InlineMarkdown text={shown} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function Result({input}: {readonly input: AlertInput}): ReactNode {
  return (
    <>
      <OutputFile
        name="Command that sends the alert"
        purpose="The token comes from the API_TOKEN variable, which you set in your shell."
        text={sendCommand(input)}
        isSaved={false}
      />
      <Heading as="h4">What happens to each field</Heading>
      <Fields input={input} />
      <Heading as="h4">What the console shows</Heading>
      <Shown input={input} />
      <OutputFile
        name="Command that ends it"
        purpose="Run it in the same shell, so both variables are set."
        text={endCommand(input)}
        isSaved={false}
      />
    </>
  );
}

/** Asks for an alert, and shows how to send it and what the console does with it. */
export default function AlertTesterTool(): ReactNode {
  const {fields, isValid, field, status} = useFields({
    name: 'alert',
    first: {...defaultInput, backend: useValues()['backend-url']},
    facts: alertFacts,
    valid: 'The backend accepts this alert.',
    invalid: 'Correct these fields before you send the alert:',
  });
  return (
    <>
      <BuilderForm aria-label="Alert to test">
        {(['source', 'backend', ...alertFields[fields.source].map(({name}) => name), 'others'] as const).map(
          field,
        )}
      </BuilderForm>
      {status}
      {isValid && <Result input={fields} />}
    </>
  );
}

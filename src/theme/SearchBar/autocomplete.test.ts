// What the modal leaves to Algolia's autocomplete, and what no browser test can see through the modal.
import {createAutocomplete} from '@algolia/autocomplete-core';
import {expect, it} from 'vitest';

const escape = {key: 'Escape', preventDefault: () => undefined, nativeEvent: {}};

function open(sourceIds: readonly string[]) {
  const state = {query: '', isOpen: false};
  const autocomplete = createAutocomplete<{readonly label: string}>({
    id: 'test',
    openOnFocus: true,
    environment: {setTimeout, clearTimeout} as never,
    onStateChange: (change) => Object.assign(state, change.state),
    getSources: () =>
      sourceIds.map((sourceId) => ({
        sourceId,
        getItems: () => [{label: sourceId}],
        getItemInputValue: () => '',
      })),
  });
  return {autocomplete, state};
}

it('Escape closes the panel, and a second one clears the query [row 60]', async () => {
  const {autocomplete, state} = open(['a']);
  autocomplete.setQuery('docker');
  autocomplete.setIsOpen(true);
  const input = autocomplete.getInputProps({inputElement: null}) as {onKeyDown(event: unknown): void};
  input.onKeyDown(escape);
  expect(state).toMatchObject({isOpen: false, query: 'docker'});
  input.onKeyDown(escape);
  expect(state).toMatchObject({isOpen: false, query: ''});
});

it('two sources with one id are refused [row 78]', async () => {
  const {autocomplete} = open(['a', 'a']);
  await expect(autocomplete.refresh()).rejects.toThrow('[Autocomplete] The `sourceId` "a" is not unique.');
});

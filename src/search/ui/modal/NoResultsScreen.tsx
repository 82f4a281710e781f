import type {ComponentProps, ReactNode} from 'react';
import NoResults from '../NoResults';

const classNames = {
  title: 'DocSearch-Title',
  help: 'DocSearch-Help',
  suggestions: 'DocSearch-NoResults-Prefill-List',
  suggestion: 'DocSearch-Prefill',
} as const;

export default function NoResultsScreen(
  props: Omit<ComponentProps<typeof NoResults>, 'classNames'>,
): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <NoResults {...props} classNames={classNames} />
    </div>
  );
}

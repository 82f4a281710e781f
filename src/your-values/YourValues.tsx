import {type ReactNode, useState} from 'react';
import LoadedFields from './LoadedFields';

/** Fields for all values that readers can set, for the menu on phones. Until they're opened, nothing loads. */
export default function YourValues(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-control onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>Use your own hostname, folder, and more</summary>
      {isOpen && <LoadedFields />}
    </details>
  );
}

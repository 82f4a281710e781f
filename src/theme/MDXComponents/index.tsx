// Wraps: @theme/MDXComponents.
// Change: what authors may use on every page without an import; tables that scroll on their own and checkboxes of task
// lists with a name.
import Endpoint from '@site/src/components/docs/Endpoint';
import Entry from '@site/src/components/docs/Entry';
import EntryFilter from '@site/src/components/docs/EntryFilter';
import EntryLink from '@site/src/components/docs/EntryLink';
import EntryList from '@site/src/components/docs/EntryList';
import Message from '@site/src/components/docs/Message';
import Screenshot from '@site/src/components/docs/Screenshot';
import TabItem from '@site/src/components/docs/TabItem';
import Tabs from '@site/src/components/docs/Tabs';
import TaskCheckbox from '@site/src/components/docs/TaskCheckbox';
import MessageTemplate from '@site/src/components/docs/MessageTemplate';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  Endpoint,
  Entry,
  EntryFilter,
  EntryLink,
  EntryList,
  Message,
  Screenshot,
  TabItem,
  Tabs,
  MessageTemplate,
  input: TaskCheckbox,
  table: ScrollableTable,
};

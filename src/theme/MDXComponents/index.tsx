// Wraps: @theme/MDXComponents.
// Change: what authors may use in every page without an import; tables that scroll by themselves and boxes of task
// lists with a name.
import ArchitectureDiagram from '@site/src/components/docs/ArchitectureDiagram';
import HostTable from '@site/src/components/docs/HostTable';
import Screenshot from '@site/src/components/docs/Screenshot';
import StorageTable from '@site/src/components/docs/StorageTable';
import TabItem from '@site/src/components/docs/TabItem';
import Tabs from '@site/src/components/docs/Tabs';
import TaskCheckbox from '@site/src/components/docs/TaskCheckbox';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  ArchitectureDiagram,
  HostTable,
  Screenshot,
  StorageTable,
  TabItem,
  Tabs,
  input: TaskCheckbox,
  table: ScrollableTable,
};

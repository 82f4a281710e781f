import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {diagnoseRoute, handOver} from '@site/src/site/diagnose';

/** Opens the page that explains messages with a text, which stays out of the addresses that the browser remembers. */
export function useHandOver(): (text: string) => void {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return (text) => {
    history.push(withBaseUrl(diagnoseRoute), handOver(text));
  };
}

import type {ComponentType, ReactNode} from 'react';
import type {IntegrationId} from '@site/src/site/integrations';
import SystemdGlyph from '@site/src/icons/systemd.svg';
import DatadogLogo from 'simple-icons/icons/datadog.svg';
import DockerLogo from 'simple-icons/icons/docker.svg';
import GoogleCloudLogo from 'simple-icons/icons/googlecloud.svg';
import GrafanaLogo from 'simple-icons/icons/grafana.svg';
import KibanaLogo from 'simple-icons/icons/kibana.svg';
import KubernetesLogo from 'simple-icons/icons/kubernetes.svg';

const logos: Readonly<Record<IntegrationId, ComponentType>> = {
  datadog: DatadogLogo,
  docker: DockerLogo,
  googleCloud: GoogleCloudLogo,
  grafana: GrafanaLogo,
  kibana: KibanaLogo,
  kubernetes: KubernetesLogo,
  systemd: SystemdGlyph,
};

/** An integration's logo. */
export default function IntegrationLogo({id}: {readonly id: IntegrationId}): ReactNode {
  const Logo = logos[id];
  return <Logo />;
}

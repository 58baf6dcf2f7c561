import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Explains the purpose of certificates. */
export function CertificatesHelp() {
  return (
    <DocsPopover
      topic="certificates"
      summary="The certificates that the console and API of this silo present to browsers. Of the valid certificates, the silo uses the one that expires last."
      links={[{ label: 'TLS certificates', href: docsUrl('guides/system/system-setup#tls-certificate') }]}
    />
  );
}

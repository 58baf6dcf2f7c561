import giveAccess from '../../../../docs/guides/give-access.md?raw';
import webServer from '../../../../docs/guides/web-server.md?raw';
import signIn from '../../../../docs/guides/sign-in.md?raw';
import unreachable from '../../../../docs/guides/unreachable.md?raw';
import resize from '../../../../docs/guides/resize.md?raw';
import backUp from '../../../../docs/guides/back-up.md?raw';
import ownImage from '../../../../docs/guides/own-image.md?raw';
import newTenant from '../../../../docs/guides/new-tenant.md?raw';
import quotas from '../../../../docs/guides/quotas.md?raw';
import addAddresses from '../../../../docs/guides/add-addresses.md?raw';
import takeSledOut from '../../../../docs/guides/take-sled-out.md?raw';
import supportBundle from '../../../../docs/guides/support-bundle.md?raw';
import giveAccessPicture from '../../../../docs/pictures/guide-access.png';
import webServerPicture from '../../../../docs/pictures/firewall-rules.png';
import signInPicture from '../../../../docs/pictures/guide-connect.png';
import unreachablePicture from '../../../../docs/pictures/guide-unreachable.png';
import resizePicture from '../../../../docs/pictures/instances-light.png';
import backUpPicture from '../../../../docs/pictures/guide-snapshots.png';
import ownImagePicture from '../../../../docs/pictures/guide-images.png';
import newTenantPicture from '../../../../docs/pictures/guide-new-tenant.png';
import quotasPicture from '../../../../docs/pictures/guide-quotas.png';
import addAddressesPicture from '../../../../docs/pictures/guide-ip-pool.png';
import takeSledOutPicture from '../../../../docs/pictures/guide-take-sled-out.png';
import supportBundlePicture from '../../../../docs/pictures/guide-support-bundles.png';

/** The Markdown of each guide, and the address of its picture. */
export const TEXTS: Readonly<Record<string, { readonly text: string; readonly picture: string }>> = {
  'give-access': { text: giveAccess, picture: giveAccessPicture },
  'web-server': { text: webServer, picture: webServerPicture },
  'sign-in': { text: signIn, picture: signInPicture },
  unreachable: { text: unreachable, picture: unreachablePicture },
  resize: { text: resize, picture: resizePicture },
  'back-up': { text: backUp, picture: backUpPicture },
  'own-image': { text: ownImage, picture: ownImagePicture },
  'new-tenant': { text: newTenant, picture: newTenantPicture },
  quotas: { text: quotas, picture: quotasPicture },
  'add-addresses': { text: addAddresses, picture: addAddressesPicture },
  'take-sled-out': { text: takeSledOut, picture: takeSledOutPicture },
  'support-bundle': { text: supportBundle, picture: supportBundlePicture },
};

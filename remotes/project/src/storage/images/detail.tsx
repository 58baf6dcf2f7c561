import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { ImageDetails } from './image-details.tsx';
import { imageByName } from './queries.ts';

export function Component() {
  const { project, image } = useParams('/projects/:project/images/:image/edit');
  const navigate = useNavigate();
  return (
    <ImageDetails
      image={useLoaded(imageByName(image, project))}
      sharedWith="Project"
      onDismiss={() => navigate(to('/projects/:project/images', { project }))}
    />
  );
}

import routes from '@generated/routes';
import openRoutes from './openRoutes';

openRoutes.splice(0, openRoutes.length, ...routes);

// The cloud app, as `npx cdk deploy` and `npm run synth` start it (cdk.json). It needs neither an account nor a network
// to say what would be deployed.
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleClient, clientFolder, clientIsStale } from '../scripts/bundle.ts';
import { lightlag } from './lightlag.ts';

if (await clientIsStale()) await bundleClient();
const app = new App();
lightlag(app, clientFolder);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));

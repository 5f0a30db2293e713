// The cloud app: one stack. `npm run synth` writes its template to cdk.out/ with neither an account nor a network.
import { App } from 'aws-cdk-lib';
import { LightlagStack } from './stack.ts';

new LightlagStack(new App(), 'Lightlag');

// Runs in a thread of its own, with plain Node.js; jiti reads the TypeScript that does the work.
const {parentPort, workerData} = require('node:worker_threads');
const {extractModel} = require('jiti')(__filename, {interopDefault: true})('./extractModel.ts');

parentPort.postMessage(extractModel(workerData.set, workerData.packages).model);

export { examineByFiles, installTestVoices, TEST_ARCHIVE } from './install.ts';
export { makeTestModel, type TestModel } from './make-model.ts';
export { type SourceFault, type SourceServer, startSourceServer } from './source-server.ts';

import { NexusError } from '@nexus/core/errors';
import { serve } from '../child-process/serve.ts';
import { convert } from './convert.ts';

await serve(async (bytes, [name = '', url = ''], onProgress) => {
	try {
		return await convert({ bytes, name, url: url === '' ? null : url }, onProgress);
	} catch (error) {
		// Libraries fail in many ways on what they cannot read.
		throw error instanceof NexusError ? error : new NexusError('import_damaged');
	}
});

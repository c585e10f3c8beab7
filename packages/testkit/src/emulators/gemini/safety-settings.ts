import { z } from 'zod';

const safetySetting = z.strictObject({
	category: z.enum([
		'HARM_CATEGORY_HARASSMENT',
		'HARM_CATEGORY_HATE_SPEECH',
		'HARM_CATEGORY_SEXUALLY_EXPLICIT',
		'HARM_CATEGORY_DANGEROUS_CONTENT',
		'HARM_CATEGORY_CIVIC_INTEGRITY',
	]),
	threshold: z.enum(['BLOCK_LOW_AND_ABOVE', 'BLOCK_MEDIUM_AND_ABOVE', 'BLOCK_ONLY_HIGH', 'BLOCK_NONE', 'OFF']),
});

export const safetySettings = z.array(safetySetting).optional();

import type { Register } from '../register.ts';
import type { Greetings } from '../types.ts';

export const GREETINGS: Record<Register, Greetings> = {
	analytical: {
		welcome: ["Welcome. I'm {a}, and today's reading is {t}.", "Hello. I'm {a}, and today we read {t}."],
		afterLead: "Welcome. So begins {t}, today's reading. I'm {a}.",
		join: ["And I'm {a}. {s}", "I'm {a}, reading along. {s}"],
		goodbye: ['Thank you for listening. Until next time.', 'Thanks for your attention. Until the next reading.'],
	},
	entertaining: {
		welcome: [
			"Hey there! I'm {a}, and today we're reading {t}. Ready?",
			"Hi! It's {a}, and we've got {t} for you today.",
		],
		afterLead: "Hey there! And so begins {t}, our reading today! I'm {a}.",
		join: ["And I'm {a}! {s}", '{a} here, too! {s}'],
		goodbye: ['Thanks for hanging out. See you next time!', 'Catch you on the next one. Bye!'],
	},
	educational: {
		welcome: ["Hello! I'm {a}, and today we're reading {t}.", "Good to have you here. I'm {a}, and our text is {t}."],
		afterLead: "Hello! So begins {t}, which we read today. I'm {a}.",
		join: ["And I'm {a}. {s}", "I'm {a}, and I'll read along. {s}"],
		goodbye: ['Thank you for reading along. Until next time!', 'It was good to read with you. Until next time!'],
	},
	debate: {
		welcome: ["Hello. I'm {a}, and on the table today is {t}.", "Welcome. I'm {a}, and the text before us is {t}."],
		afterLead: "Hello. With that opens {t}, the text on the table today. I'm {a}.",
		join: ["And I'm {a}. {s}", 'Across the table, {a}. {s}'],
		goodbye: ['What do you make of it? Until next time!', 'Make of it what you will, and until next time!'],
	},
	friends: {
		welcome: ["Hi there! I'm {a}, and today we're reading {t}.", "Hi everyone! It's {a}, and today's reading is {t}."],
		afterLead: "Hi there! So begins {t}, the text we read today. I'm {a}!",
		join: ["And I'm {a}. {s}", "And I'm {a}, reading along. {s}"],
		goodbye: ['Thanks for the company. Take care, and see you next time!', 'Take care of yourself, and see you soon!'],
	},
};

import type { Stock } from './types.ts';

type Frames = Omit<
	Stock,
	| 'questions'
	| 'questionList'
	| 'questionQuote'
	| 'questionTable'
	| 'questionDialogue'
	| 'firstQuestion'
	| 'leads'
	| 'reactions'
	| 'confirm'
	| 'check'
	| 'checkAnswer'
	| 'partSum'
>;

const COUNTS = (
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
	'eighteen nineteen twenty'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(count: number): string {
	if (count <= 20) return COUNTS[count] ?? '';
	const tens = TENS[Math.floor(count / 10) - 2] ?? 'a hundred';
	return count % 10 === 0 && count <= 100 ? tens : `more than ${tens}`;
}

/** American English: how an episode opens, moves on and ends, and how lists, tables, quotations and code are told. */
export const EN_FRAMES: Frames = {
	hook: {
		number: {
			any: ['Hold on to this number:', 'Start with this figure:'],
			analytical: ['A data point to begin:', 'Before any opinion, a number:', 'We start from a figure:'],
			entertaining: [
				'Brace yourself for this number:',
				'Get ready, here comes a number:',
				'I bet you would never guess this number:',
			],
			educational: [
				"Let's open with a number to remember:",
				'Think about this number:',
				"Today's lesson starts with a number:",
			],
			debate: [
				"Let's begin with a number, and see who disputes it:",
				'I put a number on the table:',
				'I want to begin with a number:',
			],
			friends: ['Listen to this number:', 'Wait till you hear this number:', 'Before we even say hi, a number:'],
		},
		question: {
			any: ['A question to begin:', 'Think about this:'],
			analytical: ["Today's question is this:", 'It all starts from one question:'],
			entertaining: ['Quick, answer this:', 'Question for the win:'],
			educational: ["Let's begin with a question:", 'Before the explanation, the question:'],
			debate: ['The floor is open:', "The question we'll fight over today:"],
			friends: ['Tell me something:', 'Did you ever ask yourself this?'],
		},
		fact: {
			any: ['Start here:', 'One sentence to open the conversation:'],
			analytical: ['We start from an observation:', 'A starting point:', 'A statement to examine:'],
			entertaining: ['Listen to this one:', 'Lend me your ears:', 'Look where we begin:'],
			educational: [
				"Let's begin with an idea:",
				'Keep this sentence in mind:',
				"Today's lesson starts with a sentence:",
			],
			debate: [
				'I put a statement on the table:',
				'I start with a sentence that begs for an argument:',
				'Listen, and decide whether you agree:',
			],
			friends: ['Listen to this:', 'Here is something interesting:', 'Let me tell you something:'],
		},
	},
	hookAnswer: {
		any: ["And that's only the beginning. This is {b}.", 'I can tell this talk will go a long way. I am {b}.'],
		analytical: [
			"A strong starting point. This is {b}, and we'll see what it rests on.",
			'And there is plenty to examine behind that. I am {b}.',
			"Let's be careful, because context matters here. This is {b}.",
		],
		entertaining: [
			"What a start! I'm {b}, and there's a lot more where that came from.",
			'And nobody has even said hi yet! This is {b}.',
			'Oh, straight to the point! This is {b}.',
		],
		educational: [
			"A great way in. I'm {b}, and we'll understand it step by step.",
			"Sounds like a lot? It'll be simple. This is {b}.",
			"Good choice to start. I'm {b}, and we have time to explain it.",
		],
		debate: [
			"And I'm here to defend what is written. I'm {b}.",
			'Write it down, because it holds. This is {b}.',
			"Challenge accepted. I'm {b}, for the defense.",
		],
		friends: [
			'Well, that got my attention. Hi, everyone, this is {b}.',
			"And there's more. I'm {b}, how are you?",
			"I didn't know that one. This is {b}, pull up a chair.",
		],
	},
	recall: {
		thing: {
			any: [
				'This is where our opening line comes from, the one with {t}.',
				'The line we began with, about {t}, stands right here.',
			],
			analytical: [
				'The statement we opened with, the one with {t}, belongs here.',
				'Our opening line, the one with {t}, was taken from this passage.',
			],
			entertaining: [
				'And that is where our opening came from, the one with {t}!',
				'Remember our opening, the one with {t}? It lives here.',
			],
			educational: [
				'Remember the line we began with, about {t}? This is its place.',
				'The line that opened our lesson, the one with {t}, stands here.',
			],
			debate: [
				'The line that opened the debate, the one with {t}, is written here.',
				'Our opening, the one with {t}, was taken from this point.',
			],
			friends: [
				'Remember what we heard at the start, with {t}? It is from here.',
				'That line from the beginning, with {t}, comes from this part.',
			],
		},
		plain: {
			any: ['This is where our opening line comes from.', 'The line we began with stands right here.'],
			analytical: ['Our opening line was taken from this passage.'],
			entertaining: ['And that is where our opening came from!'],
			educational: ['Remember the line we began with? This is its place.'],
			debate: ['The line that opened the debate is written here.'],
			friends: ['That line from the beginning comes from this part.'],
		},
	},

	welcome: {
		any: ["And I'm {a}. Today we're talking about {topic}.", "I'm {a}, and our subject is {topic}."],
		analytical: [
			"And I'm {a}. Today we look closely at a document about {topic}.",
			"This is {a}. Today's document takes on quite a topic: {topic}.",
			"I'm {a}, and the theme of today's analysis is {topic}.",
		],
		entertaining: [
			"I'm {a}, and today it's all about {topic}. Ready?",
			'This is {a}! And the topic of the day: {topic}.',
			"And with me, {a}, today's topic: {topic}.",
		],
		educational: [
			"And I'm {a}. Today we'll learn about {topic}, one idea at a time.",
			"I'm {a}, and our lesson today is about {topic}.",
			'This is {a}. Our topic today: {topic}. Grab your notebook.',
		],
		debate: [
			"I'm {a}, and I get the objections. Up for debate: {topic}.",
			"And I, {a}, will dispute whatever I can. Today's discussion: {topic}.",
			'This is {a}, on the side of doubt. Our topic: {topic}.',
		],
		friends: [
			"And I'm {a}. Today we're going to chat about {topic}.",
			"Hi! This is {a}. Today's talk is about {topic}, and it's a good one.",
			"I'm {a}, and today we're talking about {topic}. Stay with us.",
		],
	},
	welcomeQuestion: {
		any: ["And I'm {a}. Today's question: {topic}", "I'm {a}, and our conversation turns on one question: {topic}"],
		analytical: [
			"This is {a}. Let's examine a question: {topic}",
			"And I'm {a}. The question the document sets itself: {topic}",
		],
		entertaining: [
			"I'm {a}, and today there's a prize question: {topic}",
			'This is {a}! And the question of the day: {topic}',
		],
		educational: [
			"I'm {a}. Today we learn to answer this: {topic}",
			"And I'm {a}, with the question of our lesson: {topic}",
		],
		debate: [
			"I'm {a}, and I get the objections. Up for debate: {topic}",
			'This is {a}, on the side of doubt. The question: {topic}',
		],
		friends: ["And I'm {a}. Let's talk about a question: {topic}", 'Hi, this is {a}! Today we want to know: {topic}'],
	},
	welcomeTitled: {
		any: ["And I'm {a}. Today's text is called “{topic}”.", "I'm {a}, and today we read “{topic}”."],
		analytical: [
			"And I'm {a}. The document under analysis is titled “{topic}”.",
			'This is {a}. Today we examine a document called “{topic}”.',
		],
		entertaining: [
			"I'm {a}, and look at today's title: “{topic}”. Ready?",
			'This is {a}! The title gives a little away: “{topic}”.',
		],
		educational: [
			"And I'm {a}. Today's lesson comes from a text called “{topic}”.",
			"I'm {a}, and our text today is called “{topic}”.",
		],
		debate: [
			"I'm {a}, and I get the objections. On the table, a text called “{topic}”.",
			'This is {a}, on the side of doubt. The text up for debate: “{topic}”.',
		],
		friends: [
			"And I'm {a}. Today's chat comes from a text called “{topic}”.",
			'Hi! This is {a}. Today we talk over a text called “{topic}”.',
		],
	},
	openWelcome: {
		any: ["Hello! I'm {a}, and today we're talking about {topic}."],
		analytical: [
			"Hello, I'm {a}. Today we take a close look at a text about {topic}.",
			"Welcome to our analysis. I'm {a}, and the topic is {topic}.",
		],
		entertaining: [
			"Hey, hey! This is {a}, and today it's all about {topic}!",
			"Turn up the volume: I'm {a}, and the subject is {topic}.",
		],
		educational: [
			"Hello! I'm {a}, and today we'll learn about {topic}.",
			"Good to have you here. I'm {a}, and the lesson is about {topic}.",
		],
		debate: [
			"Welcome to the debate. I'm {a}, I bring the doubts, and the topic is {topic}.",
			"The session is open! I'm {a}, and today we discuss {topic}.",
		],
		friends: [
			"Hey, how are you? I'm {a}, and today we chat about {topic}.",
			"Hi, everyone! This is {a}. Let's talk about {topic}, shall we?",
		],
	},
	openWelcomeQuestion: {
		any: ["Hello! I'm {a}, and today's question is this: {topic}"],
		analytical: ["Hello, I'm {a}. The question before us today: {topic}"],
		entertaining: ['Hey, hey! This is {a}, with the question of the day: {topic}'],
		educational: ["Hello! I'm {a}, and today's lesson starts with a question: {topic}"],
		debate: ["The session is open! I'm {a}, and the question up for debate is: {topic}"],
		friends: ['Hi, everyone! This is {a}, and I wanted to know something: {topic}'],
	},
	openWelcomeTitled: {
		any: ["Hello! I'm {a}, and today's text is called “{topic}”."],
		analytical: ["Hello, I'm {a}. The document we look at closely today is titled “{topic}”."],
		entertaining: ['Hey, hey! This is {a}, and today the title is this: “{topic}”!'],
		educational: ["Hello! I'm {a}, and today's lesson comes from a text called “{topic}”."],
		debate: ["The session is open! I'm {a}, and the text up for debate is “{topic}”."],
		friends: ['Hi, everyone! This is {a}, with a text called “{topic}”.'],
	},
	openAnswer: {
		any: ["And I'm {b}. Let's see what the text says.", 'This is {b}. There is plenty of good stuff in these lines.'],
		analytical: [
			"And I'm {b}. I bring what is written, and the limits of what is written.",
			"This is {b}. Let's take it in order.",
		],
		entertaining: [
			"And this is {b}! I read all of it, and I can't wait to tell.",
			"And I'm {b}, with the best part up my sleeve.",
		],
		educational: [
			"And I'm {b}. I'll explain it in the text's own words.",
			'This is {b}. One concept at a time, no hurry.',
		],
		debate: ["And I'm {b}. I defend what is written.", 'This is {b}. Ask whatever you want.'],
		friends: [
			'And this is {b}. I read it with care, and I came to tell you about it.',
			"And I'm {b}. Have a seat, there's a story here.",
		],
	},
	bridge: {
		any: [
			"Let's go to the next point: {h}.",
			'That brings us to another topic: {h}.',
			'New subject, same text: {h}.',
			'Next point: {h}.',
			'We go on with another passage: {h}.',
		],
		analytical: [
			'The document then turns to a new topic: {h}.',
			"Let's move on to the next section: {h}.",
			'The analysis continues elsewhere: {h}.',
			'One topic calls for close reading: {h}.',
			'Next in the document: {h}.',
		],
		entertaining: [
			'And there is another part: {h}.',
			'The talk takes a turn: {h}.',
			'One more I want to hear: {h}.',
			'Next stop: {h}.',
			'And this comes next: {h}.',
		],
		educational: [
			"Let's go to the next lesson: {h}.",
			'Now we can take another step: {h}.',
			'The next topic along the way: {h}.',
			'With that clear, we move on: {h}.',
			'New page in the notebook: {h}.',
		],
		debate: [
			"Let's take the next item on the agenda: {h}.",
			'I change ground: {h}.',
			'I want to open another front: {h}.',
			'Next round: {h}.',
			"Don't think it's over. Now up for discussion: {h}.",
		],
		friends: [
			'Let me bring up something else: {h}.',
			'And there is this part, too: {h}.',
			'Another thing in there: {h}.',
			'On to the next bit: {h}.',
			'Now comes a piece I wanted to hear: {h}.',
		],
	},
	bridgeAsk: {
		any: ['And here is the question: {h}', 'The question that comes now: {h}', 'That leaves a question: {h}'],
		analytical: [
			'The next question is this: {h}',
			'On to the question that frames the next passage: {h}',
			'It remains to ask: {h}',
		],
		entertaining: ['I want to know this one, too: {h}', 'And I ask: {h}', 'Now answer me: {h}'],
		educational: ['A good question to move on: {h}', 'Next question of the lesson: {h}', "Let's think together: {h}"],
		debate: ['Answer me this, then: {h}', 'The question is blunt: {h}', "Let's see you answer: {h}"],
		friends: ['So let me ask you: {h}', 'But tell me: {h}', 'Clear something up for me: {h}'],
	},
	bridgeThing: {
		any: ['We still have to talk about {t}.', "Let's talk about {t} now.", 'And now we come to {t}.'],
		analytical: ['It is time to examine {t}.', 'The document then turns to {t}.', 'On to the study of {t}.'],
		entertaining: ['Now it is time for {t}.', 'And there is more: now it is about {t}.', 'So, on to {t}.'],
		educational: ["Now let's get to know {t}.", 'The next step is to understand {t}.', 'We can now study {t}.'],
		debate: [
			"Let's put {t} up for discussion.",
			'Now I want to discuss something else: {t}.',
			'Defend, then, what the text says about {t}.',
		],
		friends: ['Now tell me about {t}.', 'And then there is {t}.', "Let's chat about {t} now."],
	},
	bridgeB: {
		any: [
			'I move on to another passage: {h}.',
			'The text takes another path: {h}.',
			'After that, the text brings this: {h}.',
			'What comes next in the text: {h}.',
			'Then there is this: {h}.',
		],
		analytical: [
			'The document then opens another section: {h}.',
			'I follow the order of the document: {h}.',
			'There is one more topic on record: {h}.',
			"The document's next step: {h}.",
			'That prepares another point: {h}.',
		],
		entertaining: [
			"And it doesn't stop there, because next comes this: {h}.",
			'Listen to the next one: {h}.',
			"There is a part I haven't told you yet: {h}.",
			'I saved this one for now: {h}.',
			'Stay with me, because now comes another part: {h}.',
		],
		educational: [
			'I turn to another topic now: {h}.',
			'With that understood, I can explain the next one: {h}.',
			'The explanation goes on: {h}.',
			'The next step of the explanation: {h}.',
			'One part is left for me to explain: {h}.',
		],
		debate: [
			'I take the defense to another point: {h}.',
			'I bring another part of the text in my defense: {h}.',
			'I have more to present: {h}.',
			"The text doesn't end there: {h}.",
			'My defense goes on, on another point: {h}.',
		],
		friends: [
			'Let me tell you about another part: {h}.',
			"There's one more thing I read: {h}.",
			'And then the text changes the subject: {h}.',
			"Now I'll tell you about something else: {h}.",
			'Listen to this other part: {h}.',
		],
	},
	bridgeThingB: {
		any: ['I still have to tell you about {t}.', 'The text now goes on to {t}.', 'And the text comes to {t}.'],
		analytical: [
			'The document then deals with {t}.',
			'There is also what it records about {t}.',
			'I go on with what we read about {t}.',
		],
		entertaining: ["I haven't told you about {t} yet.", "And there's more: {t}.", 'Now let me tell you about {t}.'],
		educational: ["I'll explain {t} now.", 'The next step is to introduce {t}.', 'Next I explain {t}.'],
		debate: [
			'I have something to say about {t}, too.',
			'I also stand by what the text says about {t}.',
			'I move on to the defense of {t}.',
		],
		friends: ['Let me tell you about {t}.', "There's also {t}.", "Now I'll tell you about {t}."],
	},
	bridgeOpening: {
		any: ['From the top: how does the text introduce the subject?', 'First the introduction: what does it say?'],
		analytical: ['Starting with the introduction, what is the aim?', 'What does the introduction establish?'],
		entertaining: ['First scene: how does it begin?', 'Is the opening any good? What does it say?'],
		educational: ['We begin with the introduction: what is the first idea?', 'What does the introduction teach?'],
		debate: ['In the introduction, what is the thesis?', 'With which argument does the text open?'],
		friends: ['How does the text start?', 'On the way in, what does it say?'],
	},
	bridgeClosing: {
		any: ['And what does the text conclude?', 'We have come to the conclusion: what does it say?'],
		analytical: [
			'What does the document conclude from all of this?',
			'And what can be concluded, according to the text?',
		],
		entertaining: ['And the ending? Tell me the ending!', 'Grand finale: what does the text conclude?'],
		educational: ['To close the lesson, what is the conclusion?', 'Which conclusion do we take away?'],
		debate: ["And what is the text's verdict?", 'Conclude, then: where does it all arrive?'],
		friends: ['And in the end, what does the text conclude?', 'So how does it end?'],
	},
	afterBridge: {
		any: ['And what does the text say about it?', "What's in that part?", 'And what do we read there?'],
		analytical: [
			'What does the document record on that point?',
			"What's the substance of that passage?",
			'And what is claimed there?',
		],
		entertaining: [
			'Ooh, tell me everything!',
			"And what's going on in that part?",
			"Love it. What's in there?",
			'Lay it on me: what does it say?',
		],
		educational: ['What will we learn in that part?', "And what's the lesson here?", 'What does that passage explain?'],
		debate: [
			'And what do you defend on that point?',
			"What's the argument this time?",
			"I'm listening: what is written?",
		],
		friends: [
			'Hmm, and what does it say?',
			'Go on, tell me?',
			"And what's in that part?",
			'I want to hear this. What is it?',
		],
	},
	tellA: {
		any: ['And the text adds:', 'One more thing here:', 'A detail I noticed:'],
		analytical: ['I highlight another passage:', 'The document also observes:', 'I read the following as well:'],
		entertaining: ['Let me tell this part:', 'Leave this one to me:', "I read something in there I can't shake:"],
		educational: ['Let me read what I wrote down:', 'I marked a sentence here:', 'In my notebook it says:'],
		debate: [
			'I read in the text itself:',
			'Let the record show what is written:',
			'I put another passage on the table:',
		],
		friends: ['I saw something in there, too:', 'I know this one:', 'There is a bit I liked:'],
	},
	tellB: {
		any: ['The text is direct:', 'It is written like this:', "The text's answer:"],
		analytical: [
			'The document is precise:',
			'What we read is the following:',
			'According to the text, it goes like this:',
		],
		entertaining: ['Hold tight:', 'The answer is good:', 'Here goes:'],
		educational: ["Let's go, calmly:", 'Look closely:', 'The explanation is this:'],
		debate: ['I answer with the text:', 'The proof is here:', 'I stand on what is written:'],
		friends: ["It's like this:", "I'll tell you:", 'Here is the thing:'],
	},
	objection: {
		any: ['But the text itself admits:', 'There is an objection, and it is written down:'],
		debate: [
			'I have to step in here, because the text itself concedes:',
			'My objection comes from the document:',
			'You skipped this line:',
			'And what about this, which is also written?',
			"I object, in the text's own words:",
		],
	},
	concession: {
		any: ['I concede. Even so, there is more to say.'],
		debate: [
			'I concede that point, and so does the text.',
			"That's a fair objection, I won't run from it.",
			"I admit it: the document doesn't hide that.",
			"It's written, and I don't deny it.",
			"Good objection. But note that the text doesn't stop there.",
			'I recognize the limit, and it is good that it shows.',
		],
	},
	article: {
		any: ['It is in article {n}:', 'In article {n}:', 'Article {n} says:'],
		debate: ['I call on article {n}:'],
	},
	footnote: {
		any: ['A footnote adds:', 'And there is a caveat in a footnote:', 'The footnote is worth reading:'],
	},
	authorVoice: {
		any: [
			"In the writer's own words:",
			'Whoever signs the text puts it like this:',
			'In the first person, the text tells us:',
		],
		analytical: ['In the first person, the document states:', "In the author's words:"],
		entertaining: ['Over to the writer:', 'The writer has the floor:'],
		educational: ["Let's hear the writer:", 'The writer explains it like this:'],
		debate: ['The writer takes a position:', 'I give the floor to the writer:'],
		friends: ['The writer tells it like this:', 'Straight from the writer:'],
	},
	quoteBy: {
		any: ['The text quotes {x}:', 'Here come the words of {x}:', 'And there is a quotation from {x}:'],
		entertaining: ['Over to {x}:'],
		debate: ['I call {x} as a witness:'],
	},
	quoteAnonymous: {
		any: [
			'The text brings a quotation:',
			'Here come some words in quotation marks:',
			'There is a quoted passage that goes like this:',
		],
		entertaining: ['And there is a quoted line that deserves a stage:'],
		debate: ['The text offers a quotation in its defense:'],
	},
	code: {
		any: [
			'Here the document shows a piece of code that is better seen than heard.',
			'There is a block of code at this point; in audio, it is enough to know it is there.',
			'An example in code comes in here, for anyone who reads the document.',
			'The text illustrates it with code, which we leave for reading.',
		],
		entertaining: ['There is code here, but nobody deserves dictated brackets and semicolons: see the document.'],
		friends: ["There's a bit of code there, but that one is for the eyes, not the ears."],
	},
	codeNamed: {
		any: [
			'Here the document shows a piece of {x} that is better seen than heard.',
			'There is a block of {x} code at this point, for anyone who reads the document.',
			'The text illustrates it with an example in {x}, which we leave for reading.',
		],
		entertaining: ['There is {x} code here, but nobody deserves dictated brackets and semicolons: see the document.'],
		friends: ["There's a bit of {x} there, but that one is for the eyes, not the ears."],
	},
	skipped: {
		any: [
			'That passage is to be looked up in the document rather than heard.',
			'Here the document has reference material, which we leave for reading.',
			'This part asks for your eyes, not your ears: it is there in the document.',
			'There is a passage here that does not read aloud; you will find it in the document.',
		],
	},
	repeated: {
		any: [
			'In this passage, the document goes back to what was already said.',
			'Here the text repeats a passage that we have heard, so we can move on.',
			'The document takes up an earlier passage again, word for word.',
			'This bit repeats another that already came up.',
			'We have been through these words before: the text repeats them here.',
		],
		friends: ["We've heard this bit already, the text just repeats it."],
	},
	list: {
		count: inWords,
		ordinals: [
			{
				first: 'One:',
				next: ['Two:', 'Three:', 'Four:', 'Five:', 'Six:', 'Seven:', 'Eight:', 'Nine:', 'Ten:'],
				last: 'And last:',
				counts: true,
			},
			{
				first: 'First:',
				next: ['Second:', 'Third:', 'Fourth:', 'Fifth:', 'Sixth:', 'Seventh:', 'Eighth:', 'Ninth:', 'Tenth:'],
				last: 'And finally:',
				counts: true,
			},
			{ first: 'To begin with:', next: ['Then:', 'Next:', 'On top of it:', 'And also:'], last: 'And to close:' },
			{ first: 'The first:', next: ['Next one:', 'One more:', 'And this:', 'And also:'], last: 'And the last:' },
		],
		and: 'and',
		open: {
			any: ['There are {n} items.', 'The text lists {n} items.', 'You can count them: there are {n}.'],
			entertaining: ['Count with me: there are {n}.'],
			educational: ["Let's count: there are {n}."],
			friends: ['There are {n} of them.'],
		},
		openSteps: { any: ['There are {n} steps.', 'It takes {n} steps.', 'The text gives {n} steps.'] },
		some: {
			any: [
				'The list has {n} items; here are the first {k}.',
				'There are {n} items in all, and I take the first {k}.',
				'Of the {n} items on the list, these are the first {k}.',
			],
		},
		picked: {
			any: [
				'The list has {n} items; I read {k} of them.',
				'There are {n} items in all, and I take {k}.',
				'Of the {n} items on the list, I keep to {k}.',
			],
		},
		introduced: { any: ['{x}: {n} items.'] },
		introducedSteps: { any: ['{x}: {n} steps.'] },
		introducedSome: { any: ['{x}: {n} items, and I read {k}.'] },
	},
	table: {
		count: inWords,
		yes: 'yes',
		no: 'no',
		rows: { any: ['The table shows it like this: {x}.', 'Row by row, the table says: {x}.', 'It is in a table: {x}.'] },
		someRows: {
			any: [
				'The table has {n} rows; I read {k}. {x}.',
				'Of the {n} rows of the table, I take {k}. {x}.',
				'There are {n} rows in the table, and I keep to {k}. {x}.',
			],
		},
		someColumns: {
			any: ['The table has {n} columns; I read {k}. {x}.', 'Of the {n} columns of the table, I keep to {k}. {x}.'],
		},
		piece: {
			any: [
				'It is a large table, {n} rows by {m} columns; I read a piece of it. {x}.',
				'There are {n} rows and {m} columns in the table, and I take a part. {x}.',
			],
		},
		compare: {
			any: [
				'The table has {n} rows. For {col}, the highest is {top}: {topValue}; the lowest is {low}: {lowValue}.',
				'There are {n} rows in the table. For {col}, the highest is {top}: {topValue}; and the lowest, {low}: {lowValue}.',
			],
		},
		compareMore: {
			any: [
				'As for {col}, the highest is {top}: {topValue}; and the lowest, {low}: {lowValue}.',
				'For {col}, the highest is {top}: {topValue}; and the lowest, {low}: {lowValue}.',
			],
		},
		compareBy: {
			any: [
				'The table goes by {key}, in {n} rows. For {col}, the highest is {top}: {topValue}; the lowest is {low}: {lowValue}.',
				'By {key}, the table has {n} rows. For {col}, the highest is {top}: {topValue}; the lowest is {low}: {lowValue}.',
			],
		},
	},
	handoverTo: {
		any: [
			'Coming up, another subject: {next}. Stay with us.',
			'In the next part, the topic is this: {next}.',
			'That closes this passage, and this comes next: {next}.',
		],
		analytical: [
			'This block ends here. Next, the document deals with another topic: {next}.',
			'Let that stand, and we go on with another part: {next}.',
		],
		entertaining: ["Don't go away, because up next: {next}!", 'This part is over. In the next one: {next}.'],
		educational: [
			'That completes this stage. The next lesson: {next}.',
			'With that done, the next step will be this: {next}.',
		],
		debate: [
			'I close this round. Up for discussion in the next: {next}.',
			'It stays open, and the agenda goes on: {next}.',
		],
		friends: [
			"Hang on, because then we'll talk about something else: {next}.",
			'Catch your breath, because next comes another part: {next}.',
		],
	},
	handover: {
		any: [
			'That closes this passage, and the conversation goes on.',
			'We take a breath here, and carry on.',
			'End of this part, but the subject has more to give.',
			'A short pause, and back to the same topic.',
		],
		analytical: [
			'This block ends here; the analysis continues.',
			'With those elements on the table, the reading goes on.',
		],
		entertaining: ['End of this act, and the next is coming!', "Don't go away, the story continues!"],
		educational: [
			'That completes this stage, and the lesson goes on.',
			'You can close the notebook and open it again: there is more.',
		],
		debate: ['I close this round, not the debate.', 'Save your arguments, we will need them.'],
		friends: ['Take a sip of coffee, there is more.', 'The chat is not over: more in a moment.'],
	},
	pickup: {
		any: [
			'We go on from where we stopped.',
			'Back to the text, at the same point.',
			'Continuing the conversation.',
			'We pick up the thread.',
		],
		analytical: ['We resume the analysis where it was.', 'The examination continues.'],
		entertaining: ["We're back, and the story did not wait!", 'Curtain up once more!'],
		educational: ['We resume the lesson without losing the thread.', 'Notebook open again?'],
		debate: ['I reopen the discussion at the same point.', 'New round, same rules.'],
		friends: ['Back to our chat.', 'Now, where were we?'],
	},
	recapOpen: {
		any: ['Before we finish: what stays from this conversation?', 'If someone just joined, what should they not miss?'],
		analytical: ['To close, what should we retain from the document?', 'In summary: what is on record?'],
		entertaining: ["Let's put it all together! What do we take home?", "Before we close: what can't we forget?"],
		educational: ["Let's review: what do we need to remember tomorrow?", 'Review time: what are the main ideas?'],
		debate: ['Closing arguments: what still stands?', 'With the debate over, what do neither of us dispute?'],
		friends: ["So we don't forget: what stays?", 'So, summing up our chat: what do we keep?'],
	},
	recapTwo: {
		any: ['Two things stay: {x}; and {y}.', 'Keep two things: {x}; and {y}.'],
		analytical: ['Two points to retain: {x}; and {y}.'],
		entertaining: ["Two things I won't forget: {x}; and {y}."],
		educational: ['Two sentences for the notebook: {x}; and {y}.'],
		debate: ['Two points still stand: {x}; and {y}.'],
		friends: ['I take two things home: {x}; and {y}.'],
	},
	recapThree: {
		any: ['Three things stay: {x}; {y}; and {z}.', 'Keep three things: {x}; {y}; and {z}.'],
		analytical: ['Three points to retain: {x}; {y}; and {z}.', 'Three points for the record: {x}; {y}; and {z}.'],
		entertaining: ["Three things I won't forget: {x}; {y}; and {z}.", 'What I take from here: {x}; {y}; and {z}.'],
		educational: ['Three sentences for the notebook: {x}; {y}; and {z}.', 'Write these three down: {x}; {y}; and {z}.'],
		debate: ['Three points still stand: {x}; {y}; and {z}.', 'On this we both agree: {x}; {y}; and {z}.'],
		friends: ['I take three things home: {x}; {y}; and {z}.', 'Out of all that: {x}; {y}; and {z}.'],
	},
	recapPathOpen: {
		any: ['Before we finish: where did we go today?', 'Looking back: what did we cover?'],
		analytical: ['To close: which points did the document go through?'],
		entertaining: ['Before we close: where did today take us?'],
		educational: ["Let's review: which subjects did we see?"],
		debate: ['Closing: which points were on the table?'],
		friends: ['Summing up our chat: what did we talk about?'],
	},
	recapPath: {
		any: ['We went through this: {x}; {y}; and {z}.', 'In this conversation: {x}; {y}; and {z}.'],
		analytical: ['Among the central points: {x}; {y}; and {z}.'],
		educational: ['For the notebook: {x}; {y}; and {z}.'],
		debate: ['These were on the table: {x}; {y}; and {z}.'],
	},
	recapClose: {
		any: ['Easy to remember.', 'In a few words, that is it.'],
		analytical: ['A summary faithful to the document.', 'And what is not written, we do not conclude.'],
		entertaining: ['There, everything is in its place.', 'Anyone who just joined knows where to begin.'],
		educational: ["With that, today's lesson is complete.", 'Reviewed, and reviewed well.'],
		debate: ['I leave with fewer objections than I brought.', 'The rest is for the listener to decide.'],
		friends: ['There, now we can tell everyone else.', 'Easy to remember, right?'],
	},
	goodbyeA: {
		any: [
			"That's it for today. I'm {a}, see you next time.",
			'We leave it here. Thanks for listening, and see you soon.',
		],
		analytical: [
			"That closes today's analysis. I'm {a}; until the next reading.",
			'With that we conclude. Thank you for your attention, and until the next document.',
		],
		entertaining: [
			"It's over, but it was too good! Love from {a}, and see you next time!",
			'Curtain down! Thanks for listening this far.',
		],
		educational: [
			"Today's lesson ends here. Happy studying, and see you next time.",
			'Notebook closed for today. Thanks for learning with us.',
		],
		debate: [
			'The session is closed. Keep your own conclusions, and until the next debate.',
			'End of the debate, with no losers. Until the next discussion.',
		],
		friends: [
			'I could chat all day, but we have to go. Hugs from {a}!',
			"That's all for today, folks. Take care, and see you.",
		],
	},
	goodbyeB: {
		any: ['Until next time!', 'All the best, and see you soon.'],
		analytical: ['This has been {b}. See you soon.', 'Until next time, and enjoy the original.'],
		entertaining: ["Bye-bye, and don't miss the next one!", "I'm {b}, and I'm out!"],
		educational: ['This has been {b}. Stay curious, and see you next time.', 'Until the next lesson!'],
		debate: ['This has been {b}. Thank you for a good debate.', 'Until next time, with new arguments.'],
		friends: ['A hug from {b}, and until the next chat!', 'Bye, everyone, take care!'],
	},
	describeOpening: { any: ["Hello, I'm {a}. Today's document is in {language}."] },
	describeTitle: { any: ["And I'm {b}. Its title is {x}."] },
	describeSize: { any: ['The text has {sections} and takes about {minutes} to read.'] },
	describeEnd: {
		any: ['So much for a first look at it. Until next time!'],
	},
	chapterOpening: 'Opening',
	chapterClosing: 'Closing',
	languages: {
		pt: 'Portuguese',
		en: 'English',
		es: 'Spanish',
		fr: 'French',
		de: 'German',
		it: 'Italian',
		nl: 'Dutch',
		ru: 'Russian',
		zh: 'Chinese',
		ja: 'Japanese',
		ko: 'Korean',
		ar: 'Arabic',
		pl: 'Polish',
		sv: 'Swedish',
		gl: 'Galician',
		ca: 'Catalan',
		ro: 'Romanian',
		tr: 'Turkish',
		uk: 'Ukrainian',
		el: 'Greek',
		he: 'Hebrew',
		hi: 'Hindi',
	},
	otherLanguage: 'another language',
	fillers: ['well', 'yeah', 'so', 'look', 'okay', 'wow', 'huh', 'ah', 'man', 'hey', 'oh', 'phew', 'all right', 'now'],
};

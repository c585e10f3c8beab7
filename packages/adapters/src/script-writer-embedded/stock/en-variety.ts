import type { Variety } from './variety.ts';

/** American English: more of what a long episode uses most. */
export const EN_VARIETY: Variety = {
	general: {
		thing: {
			analytical: [
				'What is relevant about {t}?',
				'As for {t}, what do we read?',
				'What information is there on {t}?',
				'Turning to {t}: what is on record?',
				'What is recorded about {t}?',
			],
			entertaining: [
				"It's time to talk about {t}, isn't it?",
				"And {t}? Don't leave me hanging!",
				'Fill me in on {t}?',
				'Do tell: what about {t}?',
				'Bring me up to speed on {t}?',
			],
			educational: [
				'Can we open a box for {t}?',
				'What goes in the notebook about {t}?',
				'Which idea do we keep about {t}?',
				'If I underlined one line on {t}, which would it be?',
				"Let's see: what does the text explain about {t}?",
			],
			debate: [
				'Word for word, what is written about {t}?',
				"Let's turn to {t}: what is written?",
				'Present {t}: what is on record?',
				'Put {t} on the table: what have we got?',
				'And {t}, what does the text state?',
			],
			friends: [
				'Say, and {t}?',
				'Speaking of {t}, what do you know?',
				'Let me ask about {t}: how is it?',
				"And {t}, what's the story?",
				'And {t}, what does it say there?',
			],
		},
		plain: {
			analytical: ['What is the next element?', 'What does the text add?', 'Is there another record to highlight?'],
			entertaining: ["What's the next move?", 'What follows?', 'Another one, please?', 'Which one is next?'],
			educational: ['Turning the page: what is on it?', 'Which other piece is missing?', 'On to which idea?'],
			debate: ['Your next line of argument?', 'Which other card do you hold?', 'Your turn: what do you add?'],
			friends: ['And after that?', 'Keep going: what else?', 'And the rest of the story?'],
		},
	},
	number: {
		thing: {
			analytical: ['What measure do we have of {t}?', 'How much [does|do] {t} come to, in figures?'],
			entertaining: ['Drop the number on {t}?', 'And the tally for {t}?'],
			educational: ['What sum do we do with {t}?', 'Shall we count {t}?'],
			debate: ['Quantify: {t}?', 'In figures, what about {t}?'],
			friends: ['And {t}, how much?', 'Run the numbers on {t} for me?'],
		},
		plain: {
			analytical: ['Is there a precise value?', 'What magnitude are we discussing?'],
			entertaining: ['How much, how much?', "What's the score?"],
			educational: ['Which measure helps here?', 'Time to count: how many?'],
			debate: ['What is the figure?', 'What do the measurements say?'],
			friends: ['And how big is the bill?', 'Take a guess: how much?'],
		},
	},
	date: {
		thing: {
			analytical: ['At what date do we place {t}?'],
			entertaining: ['In what year are we, with {t}?'],
			educational: ['On which page of history [is|are] {t}?'],
			debate: ['Since when do we speak of {t}?'],
			friends: ['So what date, with {t}?'],
		},
		plain: {
			analytical: ['On what date?'],
			entertaining: ['In what year?'],
			educational: ['Shall we put a date on it?'],
			debate: ['Since when?'],
			friends: ['When, then?'],
		},
	},
	leads: {
		general: {
			analytical: ['Point noted.', 'Well observed.', 'That holds up.', 'No caveats so far.', 'A fair criterion.'],
			entertaining: ['I wrote that one down.', 'Loved that bit.', 'What a detail.', 'Whoa!', 'Now we are talking.'],
			educational: ['Piece in place.', 'I drew that one.', 'One more step.', "I'll underline it.", 'Ah, now I see.'],
			debate: [
				"I won't disagree for sport.",
				'Let it stand.',
				'Still listening.',
				'It passes for now.',
				'We shall see.',
			],
			friends: ["Huh, I didn't know that.", 'Good stuff.', 'What a story.', 'I believe it.', 'Oh, okay.'],
		},
		number: {
			analytical: ['Measure noted.', 'A reference to keep.'],
			entertaining: ['Goodness, what a number.', 'Wow, all of it.'],
			educational: ['Number in the notebook.', 'A good measure.'],
			debate: ['Figure noted.', 'The figure is clear.'],
			friends: ['As much as that?', 'Quite a sum.'],
		},
	},
	reactions: {
		general: {
			analytical: ['Nothing there looks idle to me.', 'That piece was missing from the picture.'],
			entertaining: ['I should have brought a notepad.', "Don't stop there."],
			educational: ['Anyone listening can stop a second and think about it.', 'That idea deserves a drawing.'],
			debate: ['That one stays in my notes, for the rebuttal.', 'I keep that card for later.'],
			friends: ["That's one for Sunday lunch.", 'I listen to you and see the scene.'],
		},
	},
	bridge: {
		analytical: [
			'Another item on the agenda: {h}.',
			'Let us examine another point: {h}.',
			'The text opens another front: {h}.',
		],
		entertaining: [
			'Stay there, because now comes this: {h}.',
			'And the talk goes on: {h}.',
			'Another part, another talk: {h}.',
		],
		educational: ['The next step up: {h}.', 'We open another drawer: {h}.', 'Now the subject is another one: {h}.'],
		debate: ['I take the discussion elsewhere: {h}.', 'New item on the table: {h}.', 'Still to be argued: {h}.'],
		friends: ['And look at this bit: {h}.', 'Now on to this: {h}.', 'There is a good passage here: {h}.'],
	},
	bridgeAsk: {
		analytical: ['The text frames the question like this: {h}', "Let's examine another question: {h}"],
		entertaining: ['The question that will not go away: {h}', 'Answer this one, too: {h}'],
		educational: ['Who can answer this one: {h}', 'Write down the question: {h}'],
		debate: ['No detours: {h}', "Let's get to it: {h}"],
		friends: ["Here's something I wonder: {h}", 'Explain something to me: {h}'],
	},
	confirm: {
		analytical: ['Confirmed.', 'Precisely.', 'Yes, it is there.'],
		entertaining: ["That's it, to the letter!", 'Spot on.'],
		educational: ['Yes, in so many words.', 'Quite right.', 'A good reading.'],
		debate: ['Nothing to contest there.', 'In full agreement.', 'Good that we agree.'],
		friends: ["That's how it was.", 'Yes, yes.', 'Well remembered.', 'True.'],
	},
	tellA: {
		analytical: ['I add a fact:', 'There is another line to consider:', 'The document also has this:'],
		entertaining: ['Now me:', 'This line is mine:', "Wait, I'll tell it:"],
		educational: ['May I read a line?', 'I underlined this:', 'I brought a note:'],
		debate: ['I bring a passage:', 'I add to the file:', 'I ask for the floor:'],
		friends: [
			'And look at this one:',
			'Let me tell one:',
			'I found this here:',
			'This part is good:',
			'I kept this one:',
		],
	},
	tellB: {
		analytical: ["In the document's terms:", 'The record says:'],
		entertaining: ['Watch what comes:', 'Attention:'],
		educational: ['Follow along:', 'See here:'],
		debate: ['I go to the text:', 'Here is what it says:'],
		friends: ['Look:', 'It went like this:', 'Listen:'],
	},
	handover: {
		analytical: ['We close the block, with the analysis open.', 'There is more to read, and we return to it.'],
		entertaining: ['Lightning break, and we are back!', 'Cut! Next scene in a moment.'],
		educational: ['A short recess, and class goes on.', 'All understood so far; on to the rest.'],
		debate: ['Technical time-out, and the debate goes on.', 'I suspend the session for a moment.'],
		friends: ['Hang on, we will go right on.', 'Let me get some coffee, and back to it.'],
	},
};

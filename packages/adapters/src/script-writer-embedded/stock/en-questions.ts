import type { Stock } from './types.ts';

/** American English: the questions that lead to a sentence, by what the sentence does. */
export const EN_QUESTIONS: Pick<
	Stock,
	'questions' | 'questionList' | 'questionQuote' | 'questionTable' | 'questionDialogue' | 'firstQuestion'
> = {
	firstQuestion: {
		any: ['Where do we start?', "What's the starting point?", 'What does the text say right away?'],
		analytical: [
			"What's the foundation here?",
			'What does the document establish first?',
			'What do we need on the table first?',
		],
		entertaining: [
			'Okay, how does this story begin?',
			'Set the scene for me: what do we have?',
			'Opening shot, please: what happens?',
		],
		educational: [
			'What do we need to know first?',
			"What's the first idea to hold on to?",
			"Let's begin at the beginning: what's the basic idea?",
		],
		debate: [
			'State the case, then: what does the text claim?',
			"What's the thesis, so I know what to challenge?",
			'Open the debate: what is written?',
		],
		friends: ['So, what does it say?', 'Go on, tell me: what is this about?', 'Start from the top for me?'],
	},
	questions: {
		definition: {
			thing: {
				any: [
					'What exactly [is|are] {t}?',
					'How does the text explain what {t} [is|are]?',
					'Before we go on, what [is|are] {t}?',
				],
				analytical: [
					'How does the document define {t}?',
					'What is the precise meaning of {t} here?',
					'What are we really talking about when we say {t}?',
				],
				entertaining: [
					'Translate for me: what [is|are] {t}?',
					'Okay, {t}. What on earth is that?',
					'Everybody drops the words {t}, but what does that mean?',
				],
				educational: [
					"Let's define it: what [is|are] {t}?",
					'If a student asked what {t} [is|are], what would you say?',
					'Could you explain what {t} [is|are]?',
				],
				debate: [
					'Definitions first: what do you mean by {t}?',
					'No terms, no debate. What [is|are] {t}?',
					'What does the text understand by {t}?',
				],
				friends: [
					'In plain words, what [is|are] {t}?',
					'And {t}, what would that be?',
					"I've heard of {t}, but what is that?",
				],
			},
			plain: {
				any: ['Can we define that a bit better?', 'What does that mean?', 'How does the text explain the concept?'],
				analytical: ['Which definition is used here?', 'In exact terms, what is it?'],
				entertaining: ['In plain words, what is that?', 'Say that for the rest of us?'],
				educational: ['Can we pause and define the term?', 'How would you explain it to a beginner?'],
				debate: ['What exactly is being defended?', 'From which definition do you start?'],
				friends: ['What do you mean by that?', 'Say more?'],
			},
		},
		cause: {
			thing: {
				any: ["And what's behind {t}?", 'Where does that come from, with {t}?', 'What explains {t}?'],
				analytical: [
					'What cause does the document point to with {t}?',
					"What's the mechanism behind {t}?",
					'To what does the text attribute this, speaking of {t}?',
				],
				entertaining: [
					"So who's the culprit in the case of {t}?",
					"Why {t}? What's the secret?",
					'Is there a why behind {t}?',
				],
				educational: [
					'Why does that happen with {t}?',
					"Let's get to the why: what lies behind {t}?",
					"What's the explanation when it comes to {t}?",
					'What lesson do we draw from {t}?',
				],
				debate: [
					'What reason does the text give on {t}?',
					'And why should I accept that about {t}?',
					'What does the argument about {t} rest on?',
					'Why [does|do] {t} matter in this discussion?',
				],
				friends: [
					"And why {t}? There's a reason, right?",
					'But why, when it comes to {t}?',
					'Where did {t} even come into this?',
				],
			},
			plain: {
				any: ['And why is that?', "What's the reason?", 'What explains it?', 'Why does that happen?'],
				analytical: [
					'What cause is given?',
					'To what does the document attribute that?',
					'What supports that conclusion?',
				],
				entertaining: ['Okay, but why?', "And who's to blame?", "What's the story behind that?"],
				educational: ['Why would that be?', 'Shall we get to the why?', 'What is the reason for that?'],
				debate: ['On what grounds?', 'For what reason?', 'And is the reason convincing?'],
				friends: ['But why, though?', 'And why is it like that?', 'How come?'],
			},
		},
		consequence: {
			thing: {
				any: [
					'And what does that lead to, with {t}?',
					'What is the effect on {t}?',
					'Where does it all go, in the case of {t}?',
				],
				analytical: [
					'What effect does the document record for {t}?',
					'What follows from that, with {t} in mind?',
					"What's the impact once we look at {t}?",
				],
				entertaining: [
					'So what happens with {t}?',
					'Where is this going with {t}?',
					'And {t}, how does that turn out?',
				],
				educational: [
					"What's the consequence when it comes to {t}?",
					'And what changes once {t} [comes|come] in?',
					'What result does that have for {t}?',
				],
				debate: [
					"And what's the real consequence for {t}?",
					'What is won or lost with {t}?',
					'What result does the text claim about {t}?',
				],
				friends: [
					'And what does that do to {t}?',
					'Okay, and then what, with {t}?',
					'So how do things end up with {t}?',
				],
			},
			plain: {
				any: [
					"And what's the result?",
					'What does that bring about?',
					'So what happens then?',
					"What's the consequence?",
				],
				analytical: ['What effect does it have?', 'What follows from that?', 'What is the impact?'],
				entertaining: ['So what happens?', 'How does it end?', "There's a consequence coming, isn't there?"],
				educational: ['What happens next?', 'What result does that bring?', 'And where does it lead?'],
				debate: ['Is the result worth it?', 'What are the consequences, then?', 'Where does that end?'],
				friends: ['So what came of it?', 'And what changes because of it?', 'What happens in the end?'],
			},
		},
		contrast: {
			thing: {
				any: ['Is there a catch with {t}?', 'But is that all there is to {t}?', "What's the other side of {t}?"],
				analytical: [
					'What caveat applies to {t}?',
					'And the limits, when it comes to {t}?',
					'Does the document see a problem with {t}?',
				],
				entertaining: [
					'Is there a trick in the story of {t}?',
					'Where\'s the "but" with {t}?',
					"That sounded too good. What's the catch with {t}?",
				],
				educational: [
					'Is there an exception when it comes to {t}?',
					'Should we be careful about {t}?',
					'Does that always hold for {t}?',
				],
				debate: [
					'And the counterargument on {t}?',
					"You won't hide the other side of {t}, will you?",
					"Doesn't the text itself cast doubt on {t}?",
				],
				friends: [
					"There's always a but. What is it with {t}?",
					'And the tricky side of {t}?',
					'So is it all sunshine with {t}?',
				],
			},
			plain: {
				any: ['Is there a catch?', 'But is that all?', 'And the other side?', 'Is there a counterpoint?'],
				analytical: [
					'What is the caveat?',
					'Where are the limits of that?',
					'Does any evidence point the other way?',
					'What limits that reading?',
					'Is there a restriction to point out?',
				],
				entertaining: ["Where's the catch?", 'Too good to be true, right?', 'Here comes the "but," am I right?'],
				educational: ['Does that always hold?', 'Is there an exception?', 'Do we need to be careful here?'],
				debate: ['And the counterargument?', 'Will you admit the other side?', 'Is there really no objection?'],
				friends: [
					'And the but, what is it?',
					"It can't all be sunshine, can it?",
					'Sounds too good. What is the problem?',
				],
			},
		},
		comparison: {
			thing: {
				any: [
					'How [does|do] {t} compare?',
					'In comparison, what is said of {t}?',
					'Can we compare {t} with something?',
				],
				analytical: [
					'By comparison, what does the document show about {t}?',
					"What's the difference in the case of {t}?",
					'In relative terms, how [does|do] {t} do?',
				],
				entertaining: [
					'Side by side, what about {t}?',
					'Compare for me: what about {t}?',
					'On the scoreboard, where [is|are] {t}?',
				],
				educational: [
					"Let's compare: how about {t}?",
					'What difference do we see in {t}?',
					'Would a comparison help us understand {t}?',
				],
				debate: [
					'Compared with what, in the case of {t}?',
					'And compared, what is said of {t}?',
					'Compare, then: {t} relative to what?',
				],
				friends: [
					'And in comparison, how [is|are] {t}?',
					'Is it that different with {t}?',
					'So weigh it up for me: {t}?',
				],
			},
			plain: {
				any: ['How does it compare?', "And what's the difference?", 'Compared with what?'],
				analytical: ['What is the baseline?', 'What difference do the data show?'],
				entertaining: ['And side by side?', "So what's the score?"],
				educational: ['Would a comparison help?', 'What is the difference between the two?'],
				debate: ['And what is it compared with?', 'In comparison, what do we see?'],
				friends: ['Is it that much of a difference?', 'Does it change a lot?'],
			},
		},
		example: {
			thing: {
				any: [
					'Can you give an example with {t}?',
					'In practice, what about {t}?',
					'Which example does the text give on {t}?',
				],
				analytical: [
					'What concrete case illustrates {t}?',
					'Is there a documented example of {t}?',
					'Where do we see that in practice, with {t}?',
				],
				entertaining: [
					'I want to see it in real life: {t}?',
					'Paint me a picture of {t}?',
					'Example, please! What about {t}?',
				],
				educational: [
					'Would an example help with {t}?',
					"Let's see it in an example: {t}?",
					'How [does|do] {t} show up in practice?',
				],
				debate: [
					'Do you have a concrete case for {t}?',
					'An example of {t}, so we leave theory behind?',
					'And where is that borne out, with {t}?',
				],
				friends: [
					'Give me an example with {t}?',
					'In real life, what [is|are] {t} like?',
					'Like what, in the case of {t}?',
				],
			},
			plain: {
				any: ['Is there an example?', 'In practice, what is that like?', 'Can we see that in a concrete case?'],
				analytical: ['What case illustrates that?', 'Is there a concrete example?'],
				entertaining: ['Example, please?', 'Show me a scene of it?'],
				educational: ['Could you give an example?', 'How does that show up in everyday life?'],
				debate: ['A concrete case, to convince me?', 'Where is that borne out?'],
				friends: ['Like what?', 'Got an example?'],
			},
		},
		number: {
			thing: {
				any: [
					'What do the numbers say about {t}?',
					'How much are we talking about with {t}?',
					'Can we put numbers on {t}?',
				],
				analytical: [
					'Which figure does the document give for {t}?',
					'How large is it, looking at {t}?',
					'In numbers, what do we know about {t}?',
				],
				entertaining: [
					'Give me a number! What about {t}?',
					'Do the math for me: {t}?',
					'How big is this, speaking of {t}?',
				],
				educational: [
					'Which number helps us understand {t}?',
					"Let's measure it: what do we know about {t}?",
					'To get a sense of scale, what about {t}?',
				],
				debate: [
					'Numbers, please: what is there on {t}?',
					'And do the data back it up for {t}?',
					"Without a number I won't accept it. What is there on {t}?",
				],
				friends: ['But how much is it, with {t}?', 'Talk numbers to me: {t}?', 'Is it a lot or a little, with {t}?'],
			},
			plain: {
				any: ['And in numbers?', 'How much are we talking about?', 'Can we measure that?'],
				analytical: ['What is the order of magnitude?', 'Which figure supports that?', 'And what do the data say?'],
				entertaining: ['I want numbers! How much?', 'How big is that, really?', 'So do the math: how much is it?'],
				educational: ['To get an idea, how much is it?', 'Which number should we keep?', 'How is that measured?'],
				debate: ['Do the numbers confirm it?', 'Is there data to prove it?', 'What is the exact figure?'],
				friends: ['But how much, more or less?', 'And what does it come to?', 'Is it a lot?'],
			},
		},
		date: {
			thing: {
				any: ['And when [does|do] {t} come in?', 'In what era do we find {t}?', "What's the history of {t}?"],
				analytical: ['How do we place {t} in time?', 'Which date marks {t}?', "What's the timeline for {t}?"],
				entertaining: [
					'And on the calendar, where [is|are] {t}?',
					'What year do we land in to see {t}?',
					'And when does this story get to {t}?',
				],
				educational: [
					"Let's place it in time: when [does|do] {t} come in?",
					'Which date is worth remembering for {t}?',
					'At what moment [does|do] {t} appear?',
				],
				debate: [
					'And what does history record about {t}?',
					'Is it new or old, this matter of {t}?',
					'Does the timeline help {t}?',
				],
				friends: ['And when is that, with {t}?', 'Does {t} go back a long way?', 'So when do we get to {t}?'],
			},
			plain: {
				any: ['And when, exactly?', 'What era are we talking about?', 'How does that sit in time?'],
				analytical: ['What is the chronology?', 'Which date is the reference here?'],
				entertaining: ['Shall we put a date on that?', 'And on the calendar, when?'],
				educational: ['Which date is worth keeping?', 'Where are we in history?'],
				debate: ['And what does history say?', 'Is that recent?'],
				friends: ['And what is the date?', 'When is that?'],
			},
		},
		advice: {
			thing: {
				any: [
					'And what should be done about {t}?',
					'What does the text recommend on {t}?',
					'What care [does|do] {t} call for?',
				],
				analytical: [
					'What is the recommendation on {t}?',
					'What does the document consider necessary for {t}?',
					'Which course is proposed for {t}?',
				],
				entertaining: [
					'Okay, and what do I do with {t}?',
					'Give me the tip: {t}?',
					'What are the rules of the game with {t}?',
				],
				educational: [
					'When we apply this, what about {t}?',
					'What is the guidance on {t}?',
					'What do we need to remember about {t}?',
				],
				debate: [
					'And what is actually proposed for {t}?',
					'Who says it has to be so, with {t}?',
					'What is demanded of {t}?',
				],
				friends: ['And what do we do about {t}?', 'Any tips on {t}?', 'How does a person handle {t}?'],
			},
			plain: {
				any: ['So what should be done?', 'What does the text recommend?', 'What care should we take?'],
				analytical: ['What recommendation follows?', 'What does that require?'],
				entertaining: ["What's the tip?", 'So what do I do?'],
				educational: ['How do we apply that?', 'What is the guidance here?'],
				debate: ['What is proposed, in the end?', 'Is that really necessary?'],
				friends: ['So what do we do?', 'Any tips?'],
			},
		},
		person: {
			thing: {
				any: [
					'And where [does|do] {t} come into this?',
					'What does the text tell us about {t}?',
					'What part [does|do] {t} play?',
				],
				analytical: [
					'What is the contribution of {t}?',
					'What role does the document give {t}?',
					'What is known about {t}?',
				],
				entertaining: [
					'And who walks on stage? Is it the turn of {t}?',
					'Introduce me to {t}?',
					'Every story has characters. Is this where {t} [comes|come] in?',
				],
				educational: [
					"Let's meet who is behind this: {t}?",
					'What should we remember about {t}?',
					'What does the text tell of {t}?',
				],
				debate: [
					'And {t}, what is said of that?',
					'Where [does|do] {t} enter the discussion?',
					'What [does|do] {t} bring to the debate?',
				],
				friends: ['And {t}, how does that fit?', 'Tell me about {t}?', 'So this is where {t} [comes|come] in?'],
			},
			plain: {
				any: ["And who's behind that?", 'Who comes into this story?', 'Who are the people here?'],
				analytical: ['Who answers for that?', 'Who did that?'],
				entertaining: ["Who's the character now?", 'And who walks on stage?'],
				educational: ['Who should we remember here?', 'Which name is worth keeping?'],
				debate: ['Who maintains that?', 'Whose position is it?'],
				friends: ['And who did that?', "Who's that, then?"],
			},
		},
		place: {
			thing: {
				any: [
					'And where does that happen? Is that where {t} [comes|come] in?',
					'What goes on in the case of {t}?',
					'What place [does|do] {t} have in the story?',
				],
				analytical: [
					'Where is that observed, with {t}?',
					'Which case does the document locate here, with {t}?',
					'In what setting [does|do] {t} appear?',
				],
				entertaining: [
					'Where are we traveling now? Something with {t}?',
					'Change the scenery: {t}?',
					'Open the map: where [does|do] {t} come in?',
				],
				educational: [
					"Let's find it on the map: where [does|do] {t} come in?",
					'Where do we find that, with {t}?',
					'In what place does that happen, with {t}?',
				],
				debate: [
					'And where is that, in the case of {t}?',
					'Where do we see it, with {t}?',
					'Where exactly [is|are] {t}?',
				],
				friends: [
					'And where is that, with {t}?',
					'So where [does|do] {t} come in?',
					'Where would we see that, with {t}?',
				],
			},
			plain: {
				any: ['And where does that happen?', 'In what place?', 'Where do we see that?'],
				analytical: ['Where does that take place?', 'In what context?'],
				entertaining: ['Where are we going now?', 'What is the setting?'],
				educational: ['Where do we find that?', 'Can we place it on the map?'],
				debate: ['Which place are we talking about?', 'Where, exactly?'],
				friends: ['And where is that?', 'Whereabouts?'],
			},
		},
		method: {
			thing: {
				any: ['And how [does|do] {t} work?', 'How does that come about, with {t}?', 'What is the way, with {t}?'],
				analytical: [
					'By what means is it done, with {t}?',
					'What is the procedure with {t}?',
					'How does the document describe {t} in action?',
				],
				entertaining: [
					'Pop the hood: how [does|do] {t} work?',
					'And how do you pull that off with {t}?',
					"What's the trick behind {t}?",
				],
				educational: [
					'Step by step: how [does|do] {t} work?',
					'How does it happen in practice, with {t}?',
					"Let's look inside: {t}?",
				],
				debate: [
					'And how would that really be done, with {t}?',
					'Does the method convince, with {t}?',
					'By what road do we get to {t}?',
				],
				friends: ['And how [does|do] {t} work?', 'But how do you do that, with {t}?', 'Walk me through it, with {t}?'],
			},
			plain: {
				any: ['And how does that work?', 'In what way?', 'How is that done?'],
				analytical: ['What is the procedure?', 'By what means?'],
				entertaining: ["What's the trick?", 'How do the gears turn here?'],
				educational: ['What are the steps?', 'Can you show how it works?'],
				debate: ['How do you get there?', 'Is the method sound?'],
				friends: ['But how do you do it?', 'And how does it work?'],
			},
		},
		hedge: {
			thing: {
				any: ['And what can we say about {t}?', 'What is still open about {t}?', 'As far as we know, what about {t}?'],
				analytical: [
					'With what degree of certainty do we speak of {t}?',
					'What does the document suggest about {t}?',
					'What remains a possibility with {t}?',
				],
				entertaining: ['And what could happen with {t}?', 'Is there a mystery in {t}?', 'What can we expect from {t}?'],
				educational: [
					'What might happen with {t}?',
					'Which possibility does the text raise about {t}?',
					'Is it certain or possible, with {t}?',
				],
				debate: [
					'Certainty or possibility, with {t}?',
					'Does the text claim or only suggest, about {t}?',
					'How much of it is hypothesis, with {t}?',
				],
				friends: ['And what could happen with {t}?', 'Is that for sure, with {t}?', 'So is there hope for {t}?'],
			},
			plain: {
				any: ['And what might happen?', 'Is it certain or possible?', 'What possibilities are there?'],
				analytical: ['With what degree of certainty?', 'What does the document only suggest?'],
				entertaining: ['So what can we expect?', 'Is there a mystery here?'],
				educational: ['What is possible here?', 'Is it known for sure?'],
				debate: ['Certainty or hypothesis?', 'Does the text guarantee that?'],
				friends: ['And is that for sure?', 'What could happen?'],
			},
		},
		general: {
			thing: {
				any: [
					'And where [does|do] {t} come in?',
					'What does the document say about {t}?',
					'And what about {t}?',
					'What is there to know about {t}?',
					'And {t}: what is written?',
					'And on {t}, what do we read?',
				],
				analytical: [
					'What can be said about {t}?',
					'How does the text treat {t}?',
					'What does the text record about {t}?',
					'What does the document observe about {t}?',
				],
				entertaining: [
					'And {t}? Tell me, tell me!',
					'Spill it: what about {t}?',
					"What's the deal with {t}?",
					'Talk to me about {t}?',
					'And {t}, what do we have there?',
				],
				educational: [
					"Let's look closely: what about {t}?",
					'What do we learn about {t}?',
					'What should we note down about {t}?',
					'What do we need to understand about {t}?',
				],
				debate: [
					'What does the text maintain about {t}?',
					'And on {t}, what is the position of the text?',
					'What do you have to say about {t}?',
					'I want to hear about {t}: what is there?',
				],
				friends: [
					'And {t}, huh?',
					'Tell me about {t}?',
					'So, what about {t}?',
					"What's up with {t}?",
					'And this whole thing with {t}?',
				],
			},
			plain: {
				any: [
					'And what else?',
					'What comes next?',
					'What else does the text tell us?',
					'How does it go on?',
					'Is there anything more there?',
					'What else is written?',
					'How does the text continue?',
					'What else turns up there?',
					'What more does the document say?',
					'And what do we read after that?',
					'What does the text bring next?',
					'And what is told after that?',
					'What more is worth knowing?',
					'What comes up further on?',
					'What is left to tell?',
					'What else matters here?',
				],
				analytical: [
					'Which other point deserves attention?',
					'What else does the document record?',
					'Is there another element in this analysis?',
					'What other fact belongs in the picture?',
					'What information comes next?',
					'What else is on record?',
					'How does the text proceed?',
					'Which detail completes the picture?',
					'Which other fact is recorded?',
					'What does the text report next?',
					'And what is known beyond that?',
					'What more does the document tell us?',
					'Is there more to record?',
				],
				entertaining: [
					'So what comes now?',
					"Don't stop: and then?",
					'Is there another chapter?',
					"And what's the next scene?",
					'Tell me the rest?',
					'What else is in the box?',
					'Okay, and what comes after?',
					'Shall we hear the next one?',
				],
				educational: [
					"What's the next step?",
					'What else do we need to know?',
					'And what completes that idea?',
					'What is missing to close the reasoning?',
					'What do we write down now?',
					'Which detail helps us understand?',
					'And what is the next line?',
					'What goes in the notebook now?',
				],
				debate: [
					'And what else do you bring?',
					'What is the next argument?',
					'Is that enough, or is there more?',
					'What else is in the file?',
					'And besides that, what is there?',
					'Which other fact do you present?',
					'What else does the text put on the table?',
					'What else enters the discussion?',
				],
				friends: [
					'And what else?',
					'Is there more?',
					'Go on, and then?',
					'What else have you got?',
					'So what else?',
					'And how does it continue?',
					'What more does it say?',
					'Anything else?',
				],
			},
		},
	},
	questionList: {
		any: ['What are the points?', 'Can you list them?', 'Which ones are they?'],
		analytical: ['How does the document break that down?', 'Which elements make it up?', 'Can you enumerate them?'],
		entertaining: ['Make me the list?', "Roll the list: what's on it?", 'And what comes in the package?'],
		educational: [
			"Let's take it piece by piece: which are they?",
			'Which items do we need to remember?',
			'Can you count them off for us?',
		],
		debate: ['Point by point, what do you have?', 'Which items, one by one?', 'List them, then: which?'],
		friends: ['And which are they?', 'Count them off for me?', 'So what are they?'],
	},
	questionQuote: {
		any: ['Is there a quote that sums it up?', 'And in whose words?', 'Does the text quote someone here?'],
		analytical: [
			'Is there a quotation on record?',
			'Which source does the text quote?',
			'Is anyone quoted at this point?',
			'Whose words does the text give?',
		],
		entertaining: ['Got a killer line?', 'And who gets the good lines here?'],
		educational: ['Which sentence deserves to be heard in full?', 'Is there a quotation to illustrate?'],
		debate: ['Whom do you call as a witness?', 'Does anyone of weight say so?'],
		friends: ['Did anyone say something good there?', 'Is there a line worth keeping?'],
	},
	questionTable: {
		any: [
			"There's a table there, right? What does it show?",
			'And the table, what does it say?',
			'What jumps out of the table?',
		],
		analytical: [
			'What does the table let us compare?',
			'Which information comes as a table?',
			'Reading the table, what do we see?',
			'What is in the table?',
			'What does the table gather?',
		],
		entertaining: ["What's in that table?", 'Translate the table for me?'],
		educational: ['How do we read that table?', 'What does the table teach?'],
		debate: ['Does the table confirm the argument?', 'What does the table put to the test?'],
		friends: ['And that table, what does it say?', 'Sum up the table for me?'],
	},
	questionDialogue: {
		any: ['And what do they say?', 'How does the conversation go?', 'What do we hear then?'],
		analytical: ['How does the text render the conversation?', 'What does the dialogue reveal?'],
		entertaining: ['Lights, camera: how does the scene go?', 'Do the voices for me?'],
		educational: ['Shall we read the dialogue aloud?', 'How does the scene go, line by line?'],
		debate: ['And what does each side say?', 'What are the exact words?'],
		friends: ['So what did they say?', 'Tell me how the talk went?'],
	},
};

// Imported for its effect, before anything that an older Node.js could not run.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
	console.error(`O Node.js ${process.versions.node} é antigo demais; é preciso o 20 ou mais novo: https://nodejs.org`);
	process.exit(1);
}

"""
Makes the four graphs of the test model: `python3 make-graphs.py FOLDER`, with Debian's python3-onnx.

Inputs and outputs are those of Supertonic 3, so that the same runtime loads them; what is inside is a formant
synthesizer of a few kilobytes. Each character is a vowel, a hiss or a silence; a voice is three numbers, in the first
columns of its style (see make-model.ts):

- its pitch, in multiples of 44100 / 3072 Hz, so that every frame begins at phase 0;
- a threshold that the mean of the noise must reach, or nothing is heard: at 0 every second seed fails;
- the side of two square matrices that are multiplied in every step: work that takes time.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

FOLDER = sys.argv[1]
FLOAT, INT = TensorProto.FLOAT, TensorProto.INT64
# Tokens of the language's tag, such as <pt> and </pt>, around the text.
TAG_BEFORE, TAG_AFTER = 4, 5
FRAME = 3072
RATE = 44100
# Seconds a character.
PACE = 0.066
HARMONICS = 400
CHANNELS = 144


def save(name, nodes, inputs, outputs, constants):
    graph = helper.make_graph(
        [helper.make_node(op, ins, outs, **attributes) for op, ins, outs, attributes in nodes],
        name,
        [helper.make_tensor_value_info(*each) for each in inputs],
        [helper.make_tensor_value_info(*each) for each in outputs],
        [numpy_helper.from_array(np.asarray(value), key) for key, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], producer_name="nexus")
    model.ir_version = 8
    onnx.checker.check_model(model)
    onnx.save(model, f"{FOLDER}/{name}.onnx")


def i64(*values):
    return np.array(values, np.int64)


def f32(*values):
    return np.array(values, np.float32)


# First, second and third formant in Hz, how loud the voice is and how loud the hiss, by character.
VOWELS = {
    "a": (750, 1350, 2500),
    "e": (450, 1950, 2600),
    "i": (300, 2250, 3000),
    "o": (450, 850, 2500),
    "u": (320, 750, 2300),
}
CONSONANTS = {
    "mn": (280, 1100, 2300, 0.5, 0.0),
    "lrwy": (380, 1250, 2450, 0.6, 0.0),
    "bdg": (260, 1200, 2400, 0.25, 0.05),
    "ptkqc": (260, 1500, 2600, 0.04, 0.25),
    "sxzfhvj": (280, 1700, 2700, 0.1, 0.35),
}
# Between words.
SPACE = (400, 1400, 2500, 0.12, 0.0)
# Combining accents go on with a vowel.
ACCENT = (500, 1500, 2500, 0.7, 0.0)
SILENCE = (400, 1400, 2500, 0.0, 0.0)
PARAMETERS = 5


def table():
    rows = np.tile(f32(*SILENCE), (968, 1))

    def put(character, row):
        for each in {character, character.upper()}:
            rows[ord(each) - 32] = row

    for character, formants in VOWELS.items():
        put(character, (*formants, 1.0, 0.0))
    for characters, row in CONSONANTS.items():
        for character in characters:
            put(character, row)
    rows[0] = SPACE
    rows[0x300 - 32 : 0x370 - 32] = ACCENT
    return rows.astype(np.float32)


save(
    "duration_predictor",
    [
        ("ReduceSum", ["text_mask", "axes"], ["tokens"], {"keepdims": 0}),
        ("Sub", ["tokens", "tags"], ["characters"], {}),
        ("Mul", ["characters", "pace"], ["seconds"], {}),
        ("ReduceMean", ["style_dp"], ["manner"], {"axes": [1, 2], "keepdims": 0}),
        ("Mul", ["seconds", "manner"], ["slow"], {}),
        ("Add", ["seconds", "slow"], ["duration"], {}),
    ],
    [("text_ids", INT, ["B", "T"]), ("style_dp", FLOAT, ["B", 8, 16]), ("text_mask", FLOAT, ["B", 1, "T"])],
    [("duration", FLOAT, ["B"])],
    {"axes": i64(1, 2), "tags": f32(TAG_BEFORE + TAG_AFTER), "pace": f32(PACE)},
)

save(
    "text_encoder",
    [
        ("Slice", ["text_ids", "before", "after", "axis"], ["text"], {}),
        ("Max", ["text", "zero"], ["known"], {}),
        ("Gather", ["table", "known"], ["rows"], {"axis": 0}),
        ("Transpose", ["rows"], ["columns"], {"perm": [0, 2, 1]}),
        ("Pad", ["columns", "pads"], ["text_emb"], {}),
    ],
    [("text_ids", INT, ["B", "T"]), ("style_ttl", FLOAT, ["B", 50, 256]), ("text_mask", FLOAT, ["B", 1, "T"])],
    [("text_emb", FLOAT, ["B", 256, "T"])],
    {
        "before": i64(TAG_BEFORE),
        "after": i64(-TAG_AFTER),
        "axis": i64(1),
        "zero": i64(0),
        "table": table(),
        "pads": i64(0, 0, 0, 0, 256 - PARAMETERS, TAG_BEFORE + TAG_AFTER),
    },
)

# Channels of the latent: the parameters, pitch, threshold, steps; noise in the last two.
PITCH, THRESHOLD, STEPS = PARAMETERS, PARAMETERS + 1, PARAMETERS + 2
USED = PARAMETERS + 3

save(
    "vector_estimator",
    [
        # Which character each frame is.
        ("Shape", ["noisy_latent"], ["latent_shape"], {}),
        ("Gather", ["latent_shape", "two"], ["frames"], {"axis": 0}),
        ("Shape", ["text_emb"], ["text_shape"], {}),
        ("Gather", ["text_shape", "two"], ["tokens"], {"axis": 0}),
        ("Sub", ["tokens", "tags"], ["characters"], {}),
        ("Range", ["zero_scalar", "frames", "one_scalar"], ["frame"], {}),
        ("Mul", ["frame", "characters"], ["product"], {}),
        ("Div", ["product", "frames"], ["character"], {}),
        ("Gather", ["text_emb", "character"], ["embedded"], {"axis": 2}),
        ("Slice", ["embedded", "zero", "parameters", "one"], ["sound"], {}),
        # What the voice is.
        ("ReduceMean", ["style_ttl"], ["style"], {"axes": [1], "keepdims": 0}),
        ("Slice", ["style", "zero", "two_list", "one"], ["pitch_and_threshold"], {}),
        ("Unsqueeze", ["pitch_and_threshold", "two_list"], ["voice"], {}),
        ("Reshape", ["total_step", "single"], ["steps"], {}),
        ("Concat", ["voice", "steps"], ["manner"], {"axis": 1}),
        ("Unsqueeze", ["frames", "zero"], ["frames_list"], {}),
        ("Concat", ["one", "three", "frames_list"], ["manner_shape"], {"axis": 0}),
        ("Expand", ["manner", "manner_shape"], ["manner_of_frames"], {}),
        # Work that takes time.
        ("Slice", ["style", "two_list", "three", "one"], ["side_float"], {}),
        ("Reshape", ["side_float", "flat"], ["side_flat"], {}),
        ("Cast", ["side_flat"], ["side"], {"to": INT}),
        ("Concat", ["side", "side"], ["square"], {"axis": 0}),
        ("ConstantOfShape", ["square"], ["matrix"], {"value": numpy_helper.from_array(f32(0.5))}),
        ("Add", ["matrix", "current_step"], ["fresh_matrix"], {}),
        ("MatMul", ["fresh_matrix", "matrix"], ["worked"], {}),
        ("ReduceMean", ["worked"], ["result"], {"keepdims": 0}),
        ("Mul", ["result", "nothing"], ["no_result"], {}),
        # The rest is noise, as it came.
        ("Slice", ["noisy_latent", "used", "all", "one"], ["noise"], {}),
        ("Add", ["noise", "no_result"], ["rest"], {}),
        ("Concat", ["sound", "manner_of_frames", "rest"], ["denoised_latent"], {"axis": 1}),
    ],
    [
        ("noisy_latent", FLOAT, ["B", CHANNELS, "L"]),
        ("text_emb", FLOAT, ["B", 256, "T"]),
        ("style_ttl", FLOAT, ["B", 50, 256]),
        ("latent_mask", FLOAT, ["B", 1, "L"]),
        ("text_mask", FLOAT, ["B", 1, "T"]),
        ("current_step", FLOAT, ["B"]),
        ("total_step", FLOAT, ["B"]),
    ],
    [("denoised_latent", FLOAT, ["B", CHANNELS, "L"])],
    {
        "two": np.array(2, np.int64),
        "tags": np.array(TAG_BEFORE + TAG_AFTER, np.int64),
        "zero_scalar": np.array(0, np.int64),
        "one_scalar": np.array(1, np.int64),
        "zero": i64(0),
        "one": i64(1),
        "two_list": i64(2),
        "three": i64(3),
        "parameters": i64(PARAMETERS),
        "used": i64(USED),
        "all": i64(CHANNELS),
        "single": i64(1, 1, 1),
        "flat": i64(1),
        "nothing": np.array(0, np.float32),
    },
)

at = np.arange(FRAME, dtype=np.float32)


def channel(name, index):
    return [("Slice", ["latent_by_frame", f"{name}_from", f"{name}_to", "last_axis"], [name], {})], {
        f"{name}_from": i64(index),
        f"{name}_to": i64(index + 1),
    }


nodes = [("Transpose", ["latent"], ["latent_by_frame"], {"perm": [0, 2, 1]})]
constants = {"last_axis": i64(2)}
for name, index in {
    **{"formant1": 0, "formant2": 1, "formant3": 2, "voiced": 3, "hiss": 4},
    **{"pitch": PITCH, "threshold": THRESHOLD, "steps": STEPS, "luck": CHANNELS - 1, "flutter": CHANNELS - 2},
}.items():
    more, values = channel(name, index)
    nodes += more
    constants |= values
# Resonances, each a quarter of its frequency wide and at least 120 Hz.
for number, strength in (("1", 1.0), ("2", 0.7), ("3", 0.35)):
    nodes += [
        ("Sub", ["frequencies", f"formant{number}"], [f"distance{number}"], {}),
        ("Div", [f"distance{number}", f"width{number}"], [f"widths{number}"], {}),
        ("Mul", [f"widths{number}", f"widths{number}"], [f"squared{number}"], {}),
        ("Add", [f"squared{number}", "unit"], [f"below{number}"], {}),
        ("Div", [f"strength{number}", f"below{number}"], [f"resonance{number}"], {}),
    ]
    constants |= {f"strength{number}": f32(strength), f"width{number}": f32({"1": 130, "2": 170, "3": 220}[number])}
nodes += [
    ("Sum", ["resonance1", "resonance2", "resonance3"], ["resonances"], {}),
    # Only multiples of the pitch sound.
    ("Cast", ["pitch"], ["pitch_number"], {"to": INT}),
    ("Mod", ["numbers", "pitch_number"], ["remainder"], {}),
    ("Equal", ["remainder", "zero"], ["is_harmonic"], {}),
    ("Cast", ["is_harmonic"], ["harmonic"], {"to": FLOAT}),
    ("Mul", ["resonances", "harmonic"], ["lines"], {}),
    ("Mul", ["lines", "voiced"], ["amplitudes"], {}),
    # A tone is quieter the more its harmonics lie apart: brought to one loudness.
    ("Sqrt", ["pitch"], ["apart"], {}),
    ("Mul", ["amplitudes", "apart"], ["even"], {}),
    # The sines are computed, not kept.
    ("Mul", ["numbers_float", "phase"], ["phases"], {}),
    ("Sin", ["phases"], ["sines"], {}),
    ("MatMul", ["even", "sines"], ["tone"], {}),
    ("Mul", ["ramp", "ramp"], ["ramp_squared"], {}),
    ("Mul", ["ramp_squared", "chirp"], ["chaos"], {}),
    ("Sin", ["chaos"], ["white"], {}),
    ("Mul", ["white", "hiss"], ["hissing"], {}),
    ("Add", ["tone", "hissing"], ["both"], {}),
    # Noise flutters; steps set the level; a seed without luck is silent.
    ("Tanh", ["flutter"], ["bounded"], {}),
    ("Mul", ["bounded", "little"], ["part"], {}),
    ("Add", ["part", "unit"], ["gain"], {}),
    ("Mul", ["both", "gain"], ["fluttering"], {}),
    ("Div", ["half", "steps"], ["rough"], {}),
    ("Sub", ["unit", "rough"], ["level"], {}),
    ("Mul", ["fluttering", "level"], ["level_set"], {}),
    ("ReduceMean", ["luck"], ["mean_luck"], {"axes": [1], "keepdims": 1}),
    ("Greater", ["mean_luck", "threshold"], ["has_luck"], {}),
    ("Cast", ["has_luck"], ["audible"], {"to": FLOAT}),
    ("Mul", ["level_set", "audible"], ["heard"], {}),
    ("Mul", ["heard", "volume"], ["scaled"], {}),
    ("Reshape", ["scaled", "flat"], ["wav"], {}),
]
constants |= {
    "frequencies": (np.arange(1, HARMONICS + 1) * RATE / FRAME).astype(np.float32).reshape(1, 1, HARMONICS),
    "numbers": np.arange(1, HARMONICS + 1, dtype=np.int64).reshape(1, 1, HARMONICS),
    "numbers_float": np.arange(1, HARMONICS + 1, dtype=np.float32).reshape(HARMONICS, 1),
    "phase": (2 * np.pi * at / FRAME).astype(np.float32).reshape(1, FRAME),
    "ramp": at.reshape(1, 1, FRAME),
    "chirp": f32(0.7391),
    "unit": f32(1),
    "half": f32(0.5),
    "little": f32(0.05),
    "zero": i64(0),
    "volume": f32(0.035),
    "flat": i64(1, -1),
}
save("vocoder", nodes, [("latent", FLOAT, ["B", CHANNELS, "L"])], [("wav", FLOAT, ["B", "N"])], constants)

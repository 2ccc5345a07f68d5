"""farm_plan.py JOBS WORKDIR: one json for every picture that is still to be rendered.

The head of farm.sh explains a line of JOBS. A line that cannot be read is named and left out; the others go on.
"""
import json
import os
import shlex
import sys


def main(jobs, work):
    names = set()
    wanted = []
    with open(jobs, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            try:
                job = read(line)
            except (ValueError, KeyError) as error:
                print("line %d left out (%s): %s" % (number, error, line))
                continue
            if job["name"] in names:
                print("line %d left out (its name is used twice): %s" % (number, line))
                continue
            names.add(job["name"])
            wanted.append((number, job))
    for number, job in wanted:
        base = job.get("evfrom")
        if base and base not in names and not os.path.exists(os.path.join(work, "done", base + ".json")):
            print("line %d left out (no picture %s to take the exposure from)" % (number, base))
            continue
        if not is_done(work, job):
            forget(work, job["name"])
            with open(os.path.join(work, "jobs", "%05d.json" % number), "w", encoding="utf-8") as file:
                json.dump(job, file)


def read(line):
    """room palette seed camera WxH samples name, then options and arguments of render.py."""
    words = shlex.split(line)
    if len(words) < 7:
        raise ValueError("seven words at least")
    room, palette, seed, camera, size, samples, name = words[:7]
    int(seed), int(samples)
    width, height = size.split("x")
    int(width), int(height)
    args = ["--room", room, "--palette", palette, "--seed", seed, "--size", size, "--samples", samples]
    job = dict(name=name, line=line, args=args, cycles={})
    if "=" in camera:
        job["cam"] = camera_moves(camera)
    elif camera != "-":
        args += ["--camera", camera]
    for word in words[7:]:
        if word.startswith("evfrom="):
            job["evfrom"] = word[len("evfrom="):]
        elif word == "keep":
            job["keep"] = True
        elif word.startswith("cy:"):
            key, value = word[3:].split("=", 1)
            job["cycles"][key] = json.loads(value) if value[:1] in "0123456789-tf" else value
        else:
            args.append(word)
    return job


def camera_moves(text):
    """at=x,y,z;zoom=1.7 and the like."""
    moves = {}
    for move in text.split(";"):
        key, value = move.split("=", 1)
        moves[key] = [float(x) for x in value.split(",")] if "," in value else float(value)
    return moves


def is_done(work, job):
    """Finished earlier, and asked for in the same words."""
    try:
        with open(os.path.join(work, "done", job["name"] + ".json"), encoding="utf-8") as file:
            return json.load(file).get("job") == job["line"]
    except (OSError, ValueError):
        return False


def forget(work, name):
    """Remove what an earlier attempt has left."""
    for path in ("done/%s.json", "done/%s.jpg", "sent/%s", "claim/%s", "claim/%s.retried", "failed/%s"):
        path = os.path.join(work, path % name)
        if os.path.exists(path):
            os.remove(path)


main(sys.argv[1], sys.argv[2])

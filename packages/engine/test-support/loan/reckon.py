"""Figures of loans reckoned apart from the engine: day by day, in fractions, with Python's own calendar.

python3 packages/engine/test-support/loan/reckon.py   writes plans.tsv and replays.tsv beside itself. Money is whole fen.
"""
import calendar
import random
from datetime import date, timedelta
from fractions import Fraction as F
from pathlib import Path

HERE = Path(__file__).parent
YEAR = {"ACT_360": 360, "ACT_365": 365, "THIRTY_360": 360}


def rounded(value, how):
    floor, rest = divmod(value, 1)
    if how == "DOWN" or rest < F(1, 2):
        return int(floor)
    if rest > F(1, 2) or how == "HALF_UP":
        return int(floor) + 1
    return int(floor) + int(floor) % 2


def days(count, a, b):
    if count != "THIRTY_360":
        return (b - a).days
    d1, d2 = a.day, b.day
    if d1 == 31:
        d1 = 30
    if d2 == 31 and d1 in (30, 31):
        d2 = 30
    return 360 * (b.year - a.year) + 30 * (b.month - a.month) + d2 - d1


def share(t, a, b):
    return F(days(t["count"], a, b), YEAR[t["count"]])


def plus_months(day, k):
    y, m = divmod(day.year * 12 + day.month - 1 + k, 12)
    return date(y, m + 1, min(day.day, calendar.monthrange(y, m + 1)[1]))


def dues_of(t, start, end):
    if t["method"] == "BULLET":
        return [end]
    out, k = [], 1
    while plus_months(start, k) < end:
        out.append(plus_months(start, k))
        k += 1
    return out + [end]


def rows(t, amount, start, dues):
    """[(from, due, principal, interest)]"""
    starts = [start] + dues[:-1]
    rate = F(t["rate"], 10**6)
    level = None
    if t["method"] == "EQUAL_INSTALMENT":
        worth, factor = F(0), F(1)
        for a, b in zip(starts, dues):
            factor /= 1 + rate * share(t, a, b)
            worth += factor
        level = rounded(F(amount) / worth, t["rounding"])
    left, out = amount, []
    for i, (a, b) in enumerate(zip(starts, dues)):
        interest = rounded(left * rate * share(t, a, b), t["rounding"])
        if i == len(dues) - 1:
            part = left
        elif t["method"] == "EQUAL_PRINCIPAL":
            part = min(left, amount // len(dues))
        elif level is not None:
            part = min(left, max(0, level - interest))
        else:
            part = 0
        out.append((a, b, part, interest))
        left -= part
    return out


class Loan:
    def __init__(self, t, amount, start, end):
        self.t, self.today = t, start
        self.fee = 0
        self.coming = rows(t, amount, start, dues_of(t, start, end))
        self.due = []
        self.begin()

    def begin(self):
        self.earned, self.before, self.had = F(0), 0, 0
        if self.coming:
            self.anchor = self.coming[0][0]

    def lent(self):
        return sum(r[2] for r in self.coming)

    def running(self):
        return self.before + rounded(self.earned, self.t["rounding"]) - self.had if self.coming else 0

    def fall_due(self):
        while self.coming and self.coming[0][1] == self.today:
            _, due, principal, interest = self.coming.pop(0)
            self.due.append({"at": due, "P": principal, "planned": self.before + interest - self.had,
                             "grace": F(0), "late": F(0), "goneI": 0, "goneN": 0})
            self.begin()

    def interest(self, d):
        return d["planned"] + rounded(d["grace"], self.t["rounding"]) - d["goneI"]

    def penalty(self, d):
        return rounded(d["late"], self.t["rounding"]) - d["goneN"]

    def next_day(self):
        t, a, b = self.t, self.today, self.today + timedelta(days=1)
        if self.coming:
            step = share(t, self.anchor, b) - share(t, self.anchor, a)
            self.earned += self.lent() * F(t["rate"], 10**6) * step
        for d in self.due:
            step = share(t, d["at"], b) - share(t, d["at"], a)
            if (a - d["at"]).days < t["grace"]:
                d["grace"] += d["P"] * F(t["rate"], 10**6) * step
            else:
                base = d["P"] + (self.interest(d) if t["compound"] else 0)
                d["late"] += base * F(t["penalty"], 10**6) * step
        self.today = b
        self.fall_due()

    def settle(self):
        return [self.fee, sum(map(self.penalty, self.due)),
                sum(map(self.interest, self.due)) + self.running(),
                sum(d["P"] for d in self.due) + self.lent()]

    def pay(self, fen):
        got = min(fen, self.fee)
        self.fee -= got
        fen -= got
        for d in self.due:
            got = min(fen, self.penalty(d))
            d["goneN"] += got
            fen -= got
        for d in self.due:
            got = min(fen, self.interest(d))
            d["goneI"] += got
            fen -= got
        for d in self.due:
            got = min(fen, d["P"])
            d["P"] -= got
            fen -= got
        if not self.coming or not fen:
            return
        got = min(fen, self.running())
        self.had += got
        fen -= got
        got = min(fen, self.lent())
        if got:
            before, had = self.before + rounded(self.earned, self.t["rounding"]), self.had
            left, dues = self.lent() - got, [r[1] for r in self.coming]
            self.coming = rows(self.t, left, self.today, dues)[: 1 if left == 0 else None]
            self.begin()
            self.before, self.had = before, had

    def waive(self, part, fen):
        for d in self.due:
            if part == "PENALTY":
                got = min(fen, self.penalty(d))
                d["goneN"] += got
            else:
                got = min(fen, self.interest(d))
                d["goneI"] += got
            fen -= got


rng = random.Random(20261128)
METHODS = ["BULLET", "INTEREST_FIRST", "EQUAL_PRINCIPAL", "EQUAL_INSTALMENT"]


def terms(i):
    return {"rate": rng.choice([0, 1, 34500, 43500, 72000, 123457, 240000]), "count": list(YEAR)[i % 3],
            "method": METHODS[i // 3 % 4], "rounding": rng.choice(["HALF_UP", "HALF_EVEN", "DOWN"]),
            "grace": rng.choice([0, 0, 1, 3, 10]), "penalty": rng.choice([0, 65250, 180000, 182500]),
            "compound": rng.random() < 0.5}


STARTS = [date(2024, 1, 31), date(2024, 2, 29), date(2023, 12, 30), date(2026, 8, 31), date(2027, 11, 28),
          date(2028, 2, 28), date(2026, 11, 28), date(2100, 1, 30)]
HEAD = ["rate", "count", "method", "rounding", "grace", "penalty", "compound"]


def told(t):
    return [str(t[k]).lower() if k == "compound" else str(t[k]) for k in HEAD]


def main():
    lines = ["\t".join(HEAD + ["amount", "from", "due", "periods"])]
    for i in range(180):
        t = terms(i)
        amount = rng.choice([1, 7, 100, 99999, 1234567, 100000000, 30000000001])
        start = rng.choice(STARTS)
        end = start + timedelta(days=rng.choice([1, 29, 30, 31, 60, 90, 181, 365, 366, 730]))
        plan = rows(t, amount, start, dues_of(t, start, end))
        lines.append("\t".join(told(t) + [str(amount), str(start), str(end),
                                          " ".join(f"{b}:{p}:{n}" for _, b, p, n in plan)]))
    (HERE / "plans.tsv").write_text("\n".join(lines) + "\n")

    lines = ["\t".join(HEAD + ["amount", "from", "due", "deeds", "day", "fee", "penalty left", "interest left", "principal left"])]
    for i in range(240):
        t = terms(i)
        amount = rng.choice([99999, 1234567, 100000000, 30000000001])
        start = rng.choice(STARTS)
        end = start + timedelta(days=rng.choice([30, 61, 90, 181, 366]))
        last = (end - start).days + rng.choice([-5, 0, 1, 20, 90])
        loan, deeds, d = Loan(t, amount, start, end), [], 0
        stops = sorted(rng.randrange(last + 1) for _ in range(rng.randrange(7)))
        for at in stops + [last]:
            while d < at:
                loan.next_day()
                d += 1
            if at is last and d == last and len(deeds) >= len(stops):
                break
            owed, chance = loan.settle(), rng.random()
            late = sum(map(loan.penalty, loan.due))
            if chance < 0.15:
                fen = rng.randrange(1, 50000)
                loan.fee += fen
                deeds.append(f"{loan.today}:FEE:{fen}")
            elif chance < 0.3 and late > 0:
                fen = rng.randrange(1, late + 1)
                loan.waive("PENALTY", fen)
                deeds.append(f"{loan.today}:PENALTY:{fen}")
            elif sum(owed) > 0:
                fen = min(sum(owed), max(1, sum(owed) * rng.choice([1, 5, 30, 60, 100]) // 100))
                loan.pay(fen)
                deeds.append(f"{loan.today}:PAYMENT:{fen}")
            else:
                fen = 1
                loan.fee += fen
                deeds.append(f"{loan.today}:FEE:{fen}")
        lines.append("\t".join(told(t) + [str(amount), str(start), str(end), " ".join(deeds) or "-", str(loan.today)]
                               + [str(n) for n in loan.settle()]))
    (HERE / "replays.tsv").write_text("\n".join(lines) + "\n")


main()

import { report } from '../../bench/lib/results.ts'
import { MOST_MB, MOST_MS } from './bounds.ts'
import { GOOD_EVERY, SLOW_SHARE } from './plan.ts'
import type { Tally } from './tally.ts'

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

/** The table of a run that is over. @returns whether every goal was met */
export function told(tally: Tally): boolean {
  const faulty = tally.takeFaulty()
  for (const { reply } of faulty) if (reply) tally.count(reply)
  const faults = faulty.flatMap(({ lane, number, reply, faults: of }) =>
    of.map((fault) => ({
      ...fault,
      lane,
      number,
      name: reply ? `${reply.name} (${reply.way})` : '',
    })),
  )
  const kinds = Object.entries(tally.kinds)
  const files = kinds.reduce((sum, [, kind]) => sum + kind.files, 0)
  const of = (what: RegExp) => faults.filter((fault) => what.test(fault.what)).length
  const most = (which: 'mostOwnMs' | 'mostMb' | 'mostRecognisingMb') =>
    Math.max(...kinds.map(([, kind]) => kind[which]))
  const none = (name: string, what: RegExp) => ({
    name,
    value: of(what),
    goal: '0',
    met: of(what) === 0,
  })
  const within = (name: string, value: number, bound: number) => ({
    name,
    value,
    goal: `≤ ${bound}`,
    met: value <= bound,
  })
  const figures = [
    { name: 'files', value: files, goal: '≥ 100000', met: files >= 100_000 },
    none('the server ended, or failed', /^server/),
    none('readers that died or did not end', /^died/),
    none('neither read nor refused in clear words', /^(?:silent|unclear|unknown)/),
    none(`whole files not read, of ${tally.whole}`, /^whole/),
    within('most time of a file, ms', most('mostOwnMs'), MOST_MS),
    within('most memory of a reader that recognised nothing, MiB', most('mostMb'), MOST_MB),
    within('of one that recognised, MiB', most('mostRecognisingMb'), MOST_MB),
  ]
  report({
    name: 'campaign-mutants',
    title: 'Wounded files',
    method: [
      `Every ${GOOD_EVERY.fast}th whole (of pictures and PDF every ${GOOD_EVERY.slow}th), the others with one to three wounds: seven of ten made for the format (entries and headers of archives, depth and crowds of XML, objects of PDF that name themselves, sizes that a picture only claims, places that no sheet has, rings of sectors), three of bits, cuts and repeated pieces.`,
      `${SLOW_SHARE * 100} of 100 are PDF and pictures, most pictures wounded so that they are refused before recognition.`,
      `Three processes stand for the server and take files on its own ways: ${listed(tally.ways)}. Readers are the product's own processes; tables are read by one that reads many, but for 3 of 100 (import, served-table), for which the product starts one each.`,
      'Three files at once, one of them a PDF or a picture. Time is the lesser of clock and processor (recognition works on two cores), memory the peak of resident memory as the kernel counts it. What passed 5 s or 512 MiB was read once more by a fresh reader, which counts. What was at fault in one portion of a long run is read again in the next, by the code as it is then.',
      `What became of them: ${listed(tally.codes)}.`,
      `In ${Math.round(tally.seconds)} s. Repeated by \`CAMPAIGN_SEED=${tally.seed} CAMPAIGN_FILES=${files} npm run campaign mutants\`.`,
      ...faults
        .slice(0, 30)
        .map((f) => `${f.what}: ${f.lane} ${f.number} ${f.name}: ${f.told.split('\n')[0]}`),
    ],
    columns: [
      'kind',
      'files',
      'gave something',
      'refused',
      'most by the clock, ms',
      'most time, ms',
      'most memory, MiB',
      'recognised',
      'most memory of these, MiB',
    ],
    rows: kinds
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, t]) => [
        kind,
        t.files,
        t.told,
        t.refused,
        t.mostMs,
        t.mostOwnMs,
        t.mostMb,
        t.recognised,
        t.mostRecognisingMb,
      ]),
    figures,
  })
  return figures.every((figure) => figure.met)
}

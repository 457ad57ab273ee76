/** What a release says of an engine that it does not have; 更早 in those of before 0255. */
const FOREIGN = /由(?:更早的|本服务没有的)引擎版本生成/

/** Whether a release recomputes every report to the bytes it was sealed with. */
export interface Sealed {
  read: number
  same: number
  /** Made by an engine that this release has not: number of each, which the answer says in words. */
  foreign: string[]
  /** Number of each that is not, and what was answered. */
  other: string[]
}

/** @param base of the API; a report that is not made yet is passed over */
export async function sealedOf(
  base: string,
  token: string,
  reports: readonly string[],
): Promise<Sealed> {
  const sealed: Sealed = { read: 0, same: 0, foreign: [], other: [] }
  const ask = async (route: string, reportNo: string) => {
    const response = await fetch(base + route, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ reportNo }),
    })
    return (await response.json()) as { status: number; msg: string; data: Answered | null }
  }
  for (const reportNo of reports) {
    const detail = await ask('/bss/order/report/getDetailReport', reportNo)
    if (detail.data?.row?.status !== 'READY' && detail.status === 200) continue
    sealed.read++
    const replay = await ask('/report/replay', reportNo)
    if (detail.status === 200 && replay.data?.same) sealed.same++
    else if (detail.status === 200 && FOREIGN.test(replay.msg)) sealed.foreign.push(reportNo)
    else sealed.other.push(`${reportNo}: ${detail.msg} / ${replay.msg}`)
  }
  return sealed
}

interface Answered {
  row?: { status: string }
  same?: boolean
}

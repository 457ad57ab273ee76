/** A page asks what is sealed wherever a consent was taken back, from the first page after that on. */
import { expect, it } from 'vitest'
import { sealedPage, sealedRow } from './sealed-page.ts'

/** A company whose rows are sealed while `taken` says so; a page that does not ask tells none of them. */
function company(id: number) {
  const of = { taken: false, asked: [] as boolean[] }
  const page = () =>
    sealedPage(id, async (asks) => {
      of.asked.push(asks)
      return [{ any_revoked: of.taken, sealed: asks && of.taken }]
    })
  return { of, page }
}

it('nothing was taken back: it is never asked', async () => {
  const { of, page } = company(1)
  for (let n = 0; n < 2; n++) expect(await page()).toEqual([{ any_revoked: false, sealed: false }])
  expect(of.asked).toEqual([false, false])
})

it('what was taken back is sealed on the very next page, and asked once a page from then on', async () => {
  const { of, page } = company(2)
  await page()
  of.taken = true
  for (let n = 0; n < 2; n++) expect(await page()).toEqual([{ any_revoked: true, sealed: true }])
  expect(of.asked).toEqual([false, false, true, true])
  of.taken = false
  await page()
  await page()
  expect(of.asked.slice(4)).toEqual([true, false])
})

it('of one company nothing is known of another', async () => {
  const [taking, other] = [company(3), company(4)]
  taking.of.taken = true
  await taking.page()
  await other.page()
  expect(other.of.asked).toEqual([false])
})

it('an empty page is an empty page', async () => {
  expect(await sealedPage(5, async () => [])).toEqual([])
})

it('one row is asked for as a page is, and one that is not there is none', async () => {
  const asked: boolean[] = []
  const row = () =>
    sealedRow(6, async (asks) => {
      asked.push(asks)
      return { any_revoked: true, sealed: asks }
    })
  for (let n = 0; n < 2; n++) expect(await row()).toEqual({ any_revoked: true, sealed: true })
  expect(asked).toEqual([false, true, true])
  expect(await sealedRow(7, async () => null)).toBeNull()
})

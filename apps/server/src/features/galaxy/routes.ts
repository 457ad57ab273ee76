import { contract } from '@xinjian/contract'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { PublicSources } from '../../outside/public/connector.ts'
import { isEnough, searchFirms } from '../../outside/public/search.ts'
import type { Captchas } from '../session/index.ts'
import { giveToken, isLive, looksOf, noteSearch, takeUse } from './store.ts'
import { GALAXY_SAYS } from './words.ts'

interface Deps {
  db: Database
  captchas: Captchas
  publicSources: PublicSources
}

const given = (token: string | null): string => {
  if (!token) throw new Refusal('GALAXY_TOKEN', GALAXY_SAYS.readThePicture)
  return token
}
const over = () => new Refusal('GALAXY_TOKEN', GALAXY_SAYS.readThePictureAgain)

export const galaxyRoutes = ({ db, captchas, publicSources }: Deps) =>
  implement(contract.galaxy, {
    async galaxyEnter(_ctx, captcha) {
      if (!(await captchas.take(captcha))) throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      const { token, expiresAt } = await giveToken(db)
      return { token, expiresAt: expiresAt.toISOString() }
    },

    async galaxyFind(ctx, { keyword }) {
      const token = given(ctx.token)
      if (!isEnough(keyword)) throw new Refusal('MALFORMED', GALAXY_SAYS.moreOfTheName, 'keyword')
      const left = await takeUse(db, token)
      if (left === null) throw over()
      const { state, rows } = await searchFirms(publicSources, keyword)
      await noteSearch(db, token, { keyword, state, found: rows.length })
      return { state, rows, left }
    },

    async galaxyRecords(ctx, { page, size }) {
      const token = given(ctx.token)
      if (!(await isLive(db, token))) throw over()
      const rows = await looksOf(db, token, page, size)
      return {
        rows: rows.map((row) => wired(row, 'id at keyword state found')),
        total: rows[0]?.total ?? 0,
        page,
        size,
      }
    },
  })

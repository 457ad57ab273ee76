/** All that is shown to a browser: the public site's papers and lists for machines, then the built web behind them. */
import type { Printer } from '@xinjian/report-files/pdf'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { addStatic, DIST, type FrameSites } from '../static.ts'
import { addSite } from './site.ts'

export async function addPages(
  app: FastifyInstance,
  config: Config,
  { printer, frameSites }: { printer: Printer; frameSites: FrameSites },
): Promise<void> {
  addSite(app, config, printer, DIST)
  await addStatic(app, config, frameSites)
}

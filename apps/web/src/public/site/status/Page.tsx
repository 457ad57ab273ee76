import { serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import { INCIDENT_NAMES, partName, STATE_NAMES } from '@xinjian/contract/status/names'
import { SERVICE_PARTS, STATUS_PARTS } from '@xinjian/contract/status/status'
import { BASE } from '../../../api/core.ts'
import type { Language } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { listed, type PageProps, sayIn } from '../page.ts'
import { Cards } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import styles from './status.module.css'
import { words } from './words.ts'

const SERVICES: readonly string[] = SERVICE_PARTS
const BUREAUS = STATUS_PARTS.filter((part) => !SERVICES.includes(part))
const ADDRESS = BASE + serviceStatus.serviceStatus.path

/** What states of a part and of an incident are called, for the script. */
const namesIn = (lang: Language): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...STATE_NAMES, ...INCIDENT_NAMES }).map(([state, name]) => [
        state,
        name[lang],
      ]),
    ),
  )

/** The frame of the page, finished by the build; `islands/status.ts` fills in what is measured. Until then nothing says that it is good. */
export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const list = (parts: readonly string[]) => (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part} data-service={part} data-state="NO_DATA">
          <h3>{partName(part, lang)}</h3>
          <p className={styles.state} data-slot="state">
            {say('loading')}
          </p>
          <div data-slot="said" className={styles.said} />
          <div data-slot="days" className={styles.days} />
        </li>
      ))}
    </ul>
  )
  return (
    <SiteLayout lang={lang} at={paths.serviceStatus()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[{ href: ADDRESS, label: say('json') }]}
      />
      <div data-island="status" data-address={ADDRESS} data-names={namesIn(lang)}>
        {/* What the script makes looks like these: a class that no markup names is not in the sheet of the page. */}
        <template>
          <div data-like="bars" className={styles.bars} />
          <div data-like="history" className={styles.history} />
          <div data-like="text" className={styles.text} />
          <div data-like="aside" className={styles.aside} />
        </template>
        <Section title={say('nowTitle')}>
          <noscript>
            <p>
              {say('without')} <a href={ADDRESS}>{ADDRESS}</a>
            </p>
          </noscript>
          <div className={styles.now} data-slot="now" role="status">
            {say('loading')}
          </div>
        </Section>
        <Section title={say('incidentsTitle')} tone="tint" id="incidents">
          <div data-slot="incidents" className={styles.incidents}>
            {say('loading')}
          </div>
        </Section>
        <Section title={say('servicesTitle')}>{list(SERVICES)}</Section>
        <Section title={say('bureausTitle')} lead={say('bureausLead')} tone="tint">
          {list(BUREAUS)}
        </Section>
      </div>
      <Section title={say('rulesTitle')}>
        <Cards items={listed(words, lang, 'rule')} />
      </Section>
    </SiteLayout>
  )
}

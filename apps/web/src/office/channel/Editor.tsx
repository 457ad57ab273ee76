import type { DataOf } from '@xinjian/contract/endpoint'
import { channelForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm, useFormValue } from '../../form/useForm.ts'
import { session } from '../../shell/session.ts'
import { useStore } from '../../ui/store.ts'
import { AgreementCard } from './AgreementCard.tsx'
import { AutoReportCard } from './AutoReportCard.tsx'
import { CallbackPart } from './CallbackPart.tsx'
import { CheckpointCard } from './CheckpointCard.tsx'
import styles from './channel.module.css'
import { EntryCard } from './EntryCard.tsx'
import { TicketCard } from './handover/TicketCard.tsx'
import { InstitutionCard } from './institution/InstitutionCard.tsx'
import { KeysCard } from './keys/KeysCard.tsx'
import { AllowCard, FramesCard, ReturnsCard } from './LinesCard.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { SigningCard } from './SigningCard.tsx'
import { ThemeCard } from './ThemeCard.tsx'
import { useTurn } from './useTurn.ts'

/** One channel: its cards, and the phone that follows what is typed. Made anew for each version that was read. */
export function Editor(props: {
  of: DataOf<typeof channel.channelDetail>
  may: boolean
  onTicketKey: (key: string) => void
}) {
  const { of, may } = props
  const { renew } = useTurn()
  const { user } = useStore(session)
  const { row, agreements, entryUrl } = of
  const { code, version, name, title, color } = row
  const [products, setProducts] = useState(row.products)
  const current = agreements.find((one) => one.version === row.agreement)
  const [text, setText] = useState(current?.paragraphs.join('\n') ?? '')
  const form = useForm(channelForm, {
    start: { name, title, color, license: row.licenseRequired ? 'YES' : 'NO' },
    onSubmit: async (typed) => {
      await call(channel.channelSave, { code, version, ...typed, products }, { silent: true })
      await renew()
    },
  })
  return (
    <div className={styles.editor}>
      <div className={styles.cards}>
        <ThemeCard row={row} form={form} products={products} onProducts={setProducts} may={may} />
        <EntryCard url={entryUrl} />
        <AgreementCard row={row} versions={agreements} text={text} onText={setText} may={may} />
        <InstitutionCard row={row} may={may} />
        <AutoReportCard row={row} prices={of.autoPrices} may={may} />
        <CallbackPart row={row} may={may} />
        <CheckpointCard row={row} may={may} />
        <AllowCard row={row} may={may} />
        <ReturnsCard row={row} may={may} />
        <TicketCard row={row} may={may} onKey={props.onTicketKey} />
        <FramesCard row={row} may={may} />
        <SigningCard row={row} may={may} />
        <KeysCard code={code} may={may} />
      </div>
      <PhonePreview
        title={useFormValue(form, 'title')}
        color={useFormValue(form, 'color')}
        logo={row.logo}
        company={user?.companyName ?? ''}
        clauses={text}
      />
    </div>
  )
}

import { mobileOf, ownMobile } from '../../tax/door/partner.ts'
import { patchDraft, useDraft } from '../../tax/drafts.ts'
import { PartnerCode } from './PartnerCode.tsx'
import { PartnerMobile } from './PartnerMobile.tsx'
import type { SmsProps } from './props.ts'

/** A partner's own SMS: to which mobile, then its code. Nobody is asked for a number that this phone knows. */
export function PartnerSms(props: SmsProps) {
  const { asked, signer } = props
  const [door] = useDraft('door')
  // Of another phone, or typed again here after it was lost.
  const mobile = mobileOf(asked, signer) || (asked.ownMobile ? ownMobile(door.mobile, signer) : '')
  return mobile === '' ? (
    <PartnerMobile {...props} />
  ) : (
    <PartnerCode
      key={mobile}
      {...props}
      mobile={mobile}
      onOther={asked.ownMobile ? props.onChange : () => patchDraft('door', { mobile: '' })}
    />
  )
}

/** English of results and kinds; a test names what lacks. */
import type { VerifyResult } from '@xinjian/format/verify/result'

/** Of the service's notes, by result. */
export const NOTES: Readonly<Record<VerifyResult, string>> = {
  CONSISTENT: '',
  INCONSISTENT:
    'The platform knows this invoice, but what was entered differs from it. Compare each field and verify again.',
  NOT_FOUND:
    'The platform does not know this invoice. Compare number and date; a new one may be known tomorrow.',
  LIMIT_EXCEEDED: 'All checks of this invoice are used up for today. Try tomorrow. Not charged.',
  TOO_EARLY: 'An invoice issued today can be verified from tomorrow. Not charged.',
  TOO_OLD: 'Issued more than five years ago: the platform does not verify it. Not charged.',
  BUSY: 'The platform is busy or does not answer. Please try again later. Not charged.',
  PARAM_ERROR: 'The platform did not accept what was entered. Compare and try again. Not charged.',
  UNSUPPORTED: 'The platform does not verify this invoice. Not charged.',
  VENDOR_ERROR: 'The service failed. Please try again later. Not charged.',
}

/** Kinds of invoices by the names of tax administration. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  VAT_SPECIAL_PAPER: 'Special VAT invoice',
  VAT_NORMAL_PAPER: 'Ordinary VAT invoice',
  VAT_SPECIAL_ELEC: 'Electronic special VAT invoice',
  VAT_NORMAL_ELEC: 'Electronic ordinary VAT invoice',
  VAT_NORMAL_ROLL: 'Ordinary VAT invoice (roll)',
  TOLL_ELEC: 'Electronic toll invoice',
  FREIGHT_SPECIAL: 'Special VAT invoice of freight',
  MOTOR_VEHICLE: 'Motor-vehicle sales invoice',
  USED_VEHICLE: 'Used-car sales invoice',
  DIGITAL_SPECIAL: 'Fully digital special invoice',
  DIGITAL_NORMAL: 'Fully digital ordinary invoice',
  DIGITAL_PAPER_SPECIAL: 'Special invoice, digital on paper',
  DIGITAL_PAPER_NORMAL: 'Ordinary invoice, digital on paper',
  DIGITAL_PAPER_MOTOR: 'Motor-vehicle invoice, digital on paper',
  DIGITAL_PAPER_USED: 'Used-car invoice, digital on paper',
  RAIL_ETICKET: 'Rail e-ticket',
  AIR_ETICKET: 'Air e-ticket itinerary',
  BLOCKCHAIN: 'Blockchain invoice',
}

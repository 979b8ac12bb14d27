import { withoutSoftHyphens } from '../text/soft-hyphens.ts';

/**
 * A text in an address, without soft hyphens. Non-breaking spaces become normal ones. Letters of other scripts stay
 * as they are: browsers encode them, and in the page each would take nine characters if encoded.
 */
const inAddress = (text: string) =>
  encodeURIComponent(withoutSoftHyphens(text).replaceAll('\u00A0', ' ')).replace(
    /(%[89A-F][0-9A-F])+/g,
    decodeURIComponent,
  );

const digits = (telephone: string) => telephone.replace(/\D/g, '');

/** `+256 000 000 000` → `+256000000000` (E.164). */
export const dialled = (telephone: string) => `+${digits(telephone)}`;

/** `+256 000 000 000` → `tel:+256000000000` (RFC 3966). */
export const tel = (telephone: string) => `tel:${dialled(telephone)}`;

/**
 * The address that opens a WhatsApp chat. WhatsApp requires the number in digits only.
 * @param text the beginning of the visitor’s message
 */
export const whatsApp = (telephone: string, text?: string) =>
  `https://wa.me/${digits(telephone)}${text ? `?text=${inAddress(text)}` : ''}`;

/**
 * An address that opens the visitor’s mail program, with a subject (RFC 6068).
 * @param text the beginning of the visitor’s message
 */
export const mailto = (email: string, subject: string, text?: string) =>
  `mailto:${email}?subject=${inAddress(subject)}${text ? `&body=${inAddress(text.replaceAll('\n', '\r\n'))}` : ''}`;

/** An address that opens a place in the maps of any phone or browser, without a key. Only Android knows `geo:`. */
export const mapsLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${inAddress(place)}`;

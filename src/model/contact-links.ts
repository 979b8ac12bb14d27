const digits = (telephone: string) => telephone.replace(/\D/g, '');

/** `+256 000 000 000` → `tel:+256000000000` (RFC 3966). */
export const tel = (telephone: string) => `tel:+${digits(telephone)}`;

/** The address that opens a WhatsApp chat, with the number in digits only, as WhatsApp asks for. */
export const whatsApp = (telephone: string) => `https://wa.me/${digits(telephone)}`;

/** An address that opens the visitor’s mail program (RFC 6068). */
export const mailto = (email: string) => `mailto:${email}`;
